import { builtFile, documentOf } from './built.ts';

/** Modules that a module asks for as soon as it is read. */
export function importsOf(address: string): string[] {
  const code = builtFile(address).toString();
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
}

/** The scripts a page runs without being touched: those in its text, and the files it asks for. */
export function scriptsOf(path: string): { inline: string; files: string[] } {
  const scripts = [...documentOf(path).querySelectorAll('script')].filter(
    (script) => script.getAttribute('type') !== 'application/ld+json',
  );
  const files = new Set<string>();
  const visit = (address: string | null) => {
    if (address === null || files.has(address)) return;
    files.add(address);
    for (const next of importsOf(address)) visit(next);
  };
  for (const script of scripts) {
    visit(script.getAttribute('src'));
    for (const [, address] of script.textContent.matchAll(/"(\/_astro\/[^"]+\.js)"/g)) {
      visit(address ?? null);
    }
  }
  for (const link of documentOf(path).querySelectorAll('link[rel="modulepreload"]')) {
    visit(link.getAttribute('href'));
  }
  const inline = scripts.map((script) => script.textContent).join('\n');
  return { inline, files: [...files] };
}
