/// How the film strip's page looks.
enum FilmStripStyle {
    static let text = """
        :root{color-scheme:light dark;--text:#1c1c1e;--soft:#636366;--page:#fbfbfd;--card:#fff;--line:#dcdce1;--grid:#e8e8ed;--glass:#e9e9ee;--accent:#0a6cdf;--warm:#b86e00;--bad:#c8102e;
        --c0:#bcd6f6;--c1:#c9e8cf;--c2:#f6dfb4;--c3:#e3d0f4;--c4:#f5cfd3;--c5:#c4e6e8;--on:#1c1c1e}
        @media(prefers-color-scheme:dark){:root{--text:#f2f2f7;--soft:#a1a1a8;--page:#0e0e10;--card:#1b1b1e;--line:#38383c;--grid:#2b2b2f;--glass:#2b2b30;--accent:#5aa9ff;--warm:#e6a33c;--bad:#ff6b7d;
        --c0:#27466f;--c1:#285238;--c2:#634d20;--c3:#4a3566;--c4:#653640;--c5:#24535a;--on:#f2f2f7}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:1280px;padding:28px 24px 48px;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Inter,sans-serif;color:var(--text);background:var(--page)}
        h1{font-size:30px;line-height:1.2;margin:0 0 4px;letter-spacing:-.02em}h2{font-size:20px;margin:0 0 6px;letter-spacing:-.01em}h2 small{font-weight:400;font-size:14px;color:var(--soft);letter-spacing:0}
        header p,footer,.fix{color:var(--soft)}p{margin:2px 0}header .eyebrow{font-size:13px;font-weight:600;color:var(--accent);letter-spacing:.02em}.shifts p{padding:8px 12px;margin:6px 0;border-left:4px solid var(--accent);background:var(--card);border-radius:0 8px 8px 0}
        section{margin:28px 0}.widget{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:20px 22px}
        .story{max-width:96ch;margin:4px 0 18px}
        .numbers{display:flex;flex-wrap:wrap;gap:10px}.numbers div{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:8px 14px;color:var(--soft)}.numbers b{color:var(--text);font-size:18px;margin-right:3px;font-variant-numeric:tabular-nums}
        .findings{list-style:none;padding:0;margin:8px 0}.findings li{padding:8px 12px;margin:6px 0;border-left:4px solid var(--line);background:var(--card);border-radius:0 8px 8px 0;overflow-wrap:anywhere}
        .severity{font-size:12px;color:var(--soft);border:1px solid var(--line);border-radius:6px;padding:0 6px}.findings .error .severity{color:var(--bad)}.findings .warning .severity{color:var(--warm)}.findings .error{border-color:var(--bad)}.findings .warning{border-color:var(--warm)}.findings .note{border-color:var(--accent)}.findings .met{border-color:#2c9a4b}
        .steps{list-style:none;padding:0;margin:8px 0}.steps time{display:inline-block;min-width:9ch;color:var(--soft)}
        time{font-variant-numeric:tabular-nums}code{font-size:13px}
        .axis{overflow-x:auto;margin:0 0 18px}.lanes{position:relative;min-width:880px;padding:24px 8px 0 0}
        .lane{position:relative;display:flex;align-items:center;margin:0 0 6px}.name{flex:none;width:92px;font-size:12px;line-height:1.2;color:var(--soft)}
        .track{position:relative;flex:1;height:24px}.frames .track{height:34px}.thumbs .track{height:46px}.tops .track{height:10px}.weights .track{height:26px;border-bottom:1px solid var(--grid)}.ticks .track{height:16px}.budget .track{height:44px}
        .grid{position:absolute;left:92px;right:8px;top:0;bottom:0}.grid i{position:absolute;top:20px;bottom:0;width:1px;background:var(--grid)}.grid i.midnight{background:var(--soft);width:1px}
        .grid span{position:absolute;top:-20px;left:0;font:12px/1.3 inherit;font-style:normal;font-size:12px;color:var(--soft);white-space:nowrap;padding-left:0;font-variant-numeric:tabular-nums}.grid .midnight span{color:var(--text);font-weight:600}
        .grid i.shift{width:2px;background:var(--accent)}.grid i.shift span{top:auto;bottom:0;left:5px;color:var(--accent);font-weight:600}.sign.step{display:inline-block;border:5px solid transparent;border-top:8px solid var(--accent);vertical-align:-4px}.grid i.step{background:none;width:0;height:0;bottom:auto;top:17px;margin-left:-4px;border:4px solid transparent;border-top:7px solid var(--accent)}
        .frame{position:absolute;top:0;bottom:0;min-width:2px;border-radius:5px;border:1px solid var(--card);color:var(--on);text-decoration:none;font-size:12px;line-height:32px;text-align:center;overflow:hidden;background:var(--glass)}
        .thumb{position:absolute;top:0;height:46px;background-size:100% 100%;border-radius:9px;box-shadow:0 0 0 1px var(--line)}.top{position:absolute;top:0;bottom:0;border-radius:5px;background:var(--accent);opacity:.55}.weight{position:absolute;bottom:0;min-width:2px;border-radius:3px 3px 0 0;border-right:1px solid var(--card)}i.frame{font-style:normal}.frame:hover{filter:brightness(1.08);outline:2px solid var(--accent)}
        .frame.live{background-image:repeating-linear-gradient(115deg,transparent 0 6px,rgba(127,127,127,.22) 6px 9px)}.frame.standin{background-image:none;background-color:transparent;border:1px dashed var(--soft)}
        .entry{position:absolute;top:2px;bottom:2px;width:3px;margin-left:-1px;border-radius:2px;background:var(--text)}.entry.never{opacity:.22}
        .mark{position:absolute;top:7px;width:10px;height:10px;margin-left:-5px;border-radius:50%;border:2px solid var(--accent);background:var(--card)}.mark.charged{background:var(--accent)}.mark.same{width:6px;height:6px;margin-left:-3px;top:9px;border-width:1px;opacity:.75}
        .mark.waiting{border-color:var(--warm);border-style:dashed}.mark.failed{border-color:var(--bad);background:var(--bad);border-radius:2px;transform:rotate(45deg)}
        .wait{position:absolute;top:11px;height:2px;background:var(--warm);opacity:.7}
        .budget svg{display:block;width:100%;height:100%}.budget .area{fill:var(--accent);opacity:.13}.budget .line{fill:none;stroke:var(--accent);stroke-width:1.5;vector-effect:non-scaling-stroke}
        .budget .spent .area{fill:var(--bad)}.budget .spent .line{stroke:var(--bad)}
        .strip{list-style:none;margin:0 0 8px;padding:0;display:flex;flex-wrap:wrap;gap:16px}.strip li{scroll-margin-top:16px}
        .strip li:target .pair{outline:3px solid var(--accent)}
        figure{margin:0}.pair{display:flex;width:fit-content;max-width:100%;align-items:center;gap:6px;background:var(--glass);border-radius:16px;padding:12px}.to{color:var(--soft);font-size:18px}
        .standin .pair{background:none;outline:1px dashed var(--soft)}
        .picture{background-size:100% 100%;background-repeat:no-repeat;max-width:100%;-webkit-print-color-adjust:exact;print-color-adjust:exact}
        .missing{display:flex;align-items:center;justify-content:center;text-align:center;border:1px dashed var(--soft);border-radius:18px;color:var(--soft);font-size:12px;padding:8px;overflow:hidden}
        figcaption{font-size:12.5px;line-height:1.4;margin-top:6px;max-width:max(100%,200px);contain:inline-size;min-width:182px;color:var(--soft);overflow-wrap:anywhere}figcaption time{font-weight:600;color:var(--text)}
        .strip li{max-width:100%}.number{display:inline-block;min-width:1.8em;margin-right:6px;padding:0 5px;border-radius:6px;background-color:var(--glass);color:var(--on);text-align:center;font-size:12px}
        details{margin:8px 0}summary{cursor:pointer;color:var(--soft)}.scroll{overflow-x:auto}
        table{border-collapse:collapse;font-size:13px;margin:8px 0;min-width:560px}th{text-align:left;font-weight:600;color:var(--soft)}th,td{padding:3px 18px 3px 0;border-bottom:1px solid var(--grid);vertical-align:top}
        td b{font-weight:500}td s{color:var(--soft)}tr.failed td{color:var(--bad)}tr.waiting td{color:var(--warm)}
        footer{margin-top:36px;font-size:13px}footer h2{font-size:15px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;max-width:90ch}dt{font-weight:600;color:var(--text)}dd{margin:0}
        dd .mark{position:static;display:inline-block;margin:0 2px 0 4px;vertical-align:-1px}
        .c0{background-color:var(--c0)}.c1{background-color:var(--c1)}.c2{background-color:var(--c2)}.c3{background-color:var(--c3)}.c4{background-color:var(--c4)}.c5{background-color:var(--c5)}.frame.standin{background-color:transparent}
        @media(max-width:640px){body{padding:16px 12px}.widget{padding:14px}dl{grid-template-columns:1fr}}
        @media print{details{display:block}}

        """
}
