const moduleTag = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Has a page ask for its script files only once it has been painted: as tags in the page they would
 * compete with what the visitor is waiting to see.
 */
export function lateScripts(html: string): string {
  return html.replace(
    moduleTag,
    (_, address: string) =>
      `<script type="module">new PerformanceObserver((l,o)=>{l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),import("${address}").catch(()=>{}))}).observe({type:"paint",buffered:true})</script>`,
  );
}
