const moduleTag = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Has a page ask for its script files only once it has been painted: as tags in the page they would
 * compete with what the visitor is waiting to see. Where islands never come, the page is told.
 */
export function lateScripts(html: string): string {
  const files = [...html.matchAll(moduleTag)].map(([, address]) => address);
  if (files.length === 0) return html;
  const failed = html.includes('<astro-island') ? 'lost' : '()=>{}';
  const late = `<script type="module">new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();for(const f of ${JSON.stringify(files)})import(f).catch(${failed})}}).observe({type:"paint",buffered:true})</script>`;
  return html.replace(moduleTag, '').replace('</body>', () => `${late}</body>`);
}
