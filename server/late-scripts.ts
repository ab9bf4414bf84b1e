const moduleTag = /<script type="module" src="([^"]+)"><\/script>/g;

/** Plates show no lines until then. Who comes from within the site has the files already. */
const noLines =
  '<style>@media (scripting:enabled){:root:not([data-painted],[data-faces]) :is(.plate,.plate-band){--lines:linear-gradient(#0000,#0000)}}</style>';

/**
 * Has a page ask for its scripts and its plates only once it has been painted: before, they would
 * compete with what the visitor is waiting to see. Where islands never come, the page is told.
 */
export function lateScripts(html: string): string {
  const files = [...html.matchAll(moduleTag)].map(([, address = '']) => address);
  if (files.length === 0) return html;
  const ask = (file: string) =>
    `import("${file}").catch(${file.includes('islands') ? 'lost' : '()=>{}'})`;
  const late = `<script type="module">new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();document.documentElement.dataset.painted="";${files.map(ask).join(';')}}}).observe({type:"paint",buffered:true})</script>`;
  return html
    .replace(moduleTag, '')
    .replace('</head>', `${noLines}</head>`)
    .replace('</body>', () => `${late}</body>`);
}
