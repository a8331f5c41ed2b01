#include <libxml/xmlversion.h>
// Its headers would include those of the system's ICU, which are not those of the ICU that the toolchain's Foundation has.
// What they would add is the end of a structure that nothing here looks into.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
