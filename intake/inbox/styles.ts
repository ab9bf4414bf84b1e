/** No sign in it that HTML would escape: its hash stands in the page's policy. */
export const inboxStyles = `
:root { color-scheme: light dark; --ink: light-dark(#16232b, #e6edf1); --soft: light-dark(#4a5b65, #a9b8c1); --paper: light-dark(#f6fafb, #0b1a22); --sheet: light-dark(#fff, #12242e); --edge: light-dark(#7b8b94, #6f838f); --link: light-dark(#0b5cad, #7dbcf5); --alert: light-dark(#a4123c, #ff9db0); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0 0 1.25rem; font-size: 1.75rem; }
h2 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
a { color: var(--link); }
.bar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.bar label { display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); }
.bar .wide { flex: 1 1 14rem; }
.bar .check { display: flex; align-items: center; min-height: 2.5rem; }
.bar a { min-height: 2.5rem; display: inline-flex; align-items: center; }
.note { display: flex; gap: .5rem; align-items: end; flex: 1 1 16rem; }
.note label { flex: 1; }
input, select, button { min-height: 2.5rem; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); color: var(--ink); font: inherit; }
input[type=checkbox] { min-height: 0; width: 1.25rem; height: 1.25rem; }
button { cursor: pointer; font-weight: 600; }
button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.leads { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 1rem; }
.leads article { padding: 1.125rem 1.25rem; border: 1px solid var(--edge); border-radius: 3px; background: var(--sheet); }
.leads li:target article { border-color: var(--link); }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0 .75rem; font-size: .875rem; color: var(--soft); }
.state { font-weight: 600; color: var(--ink); }
.subject { margin: 0 0 .25rem; font-weight: 600; }
.message { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.failed { margin: 0 0 .75rem; color: var(--alert); overflow-wrap: anywhere; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
