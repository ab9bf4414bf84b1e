/** Without & < > and quotes: the page would escape them, and style elements are not unescaped. */
export const inboxStyles = `
:root { color-scheme: light dark; --ink: light-dark(#16232b, #e6edf1); --soft: light-dark(#4a5b65, #a9b8c1); --paper: light-dark(#f6fafb, #0b1a22); --sheet: light-dark(#fff, #12242e); --rule: light-dark(#d5dfe4, #294150); --edge: light-dark(#7b8b94, #6f838f); --link: light-dark(#0b5cad, #7dbcf5); --alert: light-dark(#a4123c, #ff9db0); --good: light-dark(#11663c, #7fd6a4); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin-bottom: 1.25rem; }
.site { flex: 1 1 9rem; color: var(--soft); overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; }
h2 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
h2 bdi { margin-inline-start: .5rem; font-weight: 400; }
p { margin: 0; }
a { color: var(--link); text-underline-offset: .2em; }
input, select, button, .button { min-height: 2.5rem; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); color: var(--ink); font: inherit; font-size: .9375rem; }
input[type=checkbox] { flex: none; min-height: 0; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--link); }
button, .button { display: inline-flex; align-items: center; cursor: pointer; white-space: nowrap; text-decoration: none; }
button:hover, .button:hover { border-color: var(--ink); }
button.first { border-color: var(--ink); background: var(--ink); color: var(--paper); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.result, .news { margin-bottom: .75rem; padding-inline-start: .75rem; border-inline-start: 3px solid var(--link); overflow-wrap: anywhere; }
.result { border-color: var(--good); color: var(--good); }
.bad { border-color: var(--alert); color: var(--alert); }
.views { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 1.25rem 0; border-bottom: 1px solid var(--rule); }
.views a { padding: .5rem 0; border-bottom: 3px solid transparent; color: var(--ink); text-decoration: none; white-space: nowrap; }
.views a:hover { border-color: var(--edge); }
.views [aria-current] { border-color: var(--link); font-weight: 600; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.filter { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; padding-bottom: 1.5rem; }
.filter label { display: grid; flex: 1 1 8rem; gap: .25rem; font-size: .875rem; color: var(--soft); }
.filter .wide { flex: 1 1 16rem; }
.filter input, .filter select { min-width: 0; width: 100%; }
.leads { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--rule); }
.leads article { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding: 1.5rem 0; border-bottom: 1px solid var(--rule); }
.leads li:target article { box-shadow: -.75rem 0 var(--paper), -1rem 0 var(--link); }
.head { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
.head h2 { flex: 1 1 12rem; }
.pick { display: grid; place-items: center; width: 1.5rem; height: 1.5rem; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem .875rem; font-size: .875rem; color: var(--soft); }
.state { font-weight: 600; color: var(--ink); }
.new { color: var(--link); }
.answered { color: var(--good); }
.words { max-width: 68ch; white-space: pre-wrap; overflow-wrap: anywhere; }
.answers { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; }
.answers dt { font-size: .875rem; color: var(--soft); }
.answers dd { margin: 0 0 .5rem; }
summary { cursor: pointer; color: var(--soft); }
[open] summary { max-height: 1.55em; overflow: hidden; }
.failed { padding-inline-start: .75rem; border-inline-start: 3px solid; font-size: .875rem; color: var(--alert); overflow-wrap: anywhere; }
.actions, .acts, .bulk { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.actions .acts { display: contents; }
.bulk { padding: .75rem 0; background: var(--paper); }
.leads:has(:checked) ~ .bulk { position: sticky; bottom: 0; border-top: 1px solid var(--rule); }
.note { display: flex; gap: .5rem; align-items: center; }
.note label { display: flex; flex: 1; min-width: 0; gap: .625rem; align-items: center; font-size: .875rem; color: var(--soft); }
.note input { flex: 1; min-width: 0; }
.pages { display: flex; gap: 1.5rem; padding-top: 1.5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
