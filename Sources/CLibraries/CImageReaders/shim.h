#include <spng.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <libheif/heif.h>
