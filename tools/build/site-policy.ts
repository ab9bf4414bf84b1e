import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { contentPolicy, hashOf } from '../../server/headers/policy.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** All elements, also in templates, which contain frames and scripts that visitors load on request. */
function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsBelow(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child);
}

/** The URL of another site without its query. Semicolons and commas are escaped, because policies use them. */
function elsewhere(address: string): { origin: string; whole: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return { origin, whole: origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C') };
}

class PageSources {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  readonly images = new Set<string>();
  readonly connect = new Set<string>();
  readonly frames = new Set<string>();
  readonly forms = new Set<string>();

  add({ tagName, attrs, childNodes }: Element): void {
    const attribute = (name: string) => attrs.find((each) => each.name === name)?.value ?? '';
    const text = () => childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const target = elsewhere(attribute(tagName === 'form' ? 'action' : 'src'));
    if (tagName === 'style') this.styles.add(hashOf(text()));
    if (tagName === 'iframe' && target) this.frames.add(target.origin);
    if (tagName === 'form' && target) this.forms.add(target.whole);
    if (tagName !== 'script') return;
    // Data, such as JSON-LD, is not run.
    if (!attribute('src') && !attribute('type').endsWith('json')) this.scripts.add(hashOf(text()));
    if (!target) return;
    this.scripts.add(target.whole);
    for (const host of attribute('data-policy-connect').split(' ')) this.connect.add(host);
    for (const host of attribute('data-policy-images').split(' ')) this.images.add(host);
  }
}

/** One policy for the whole site. It allows only the inline code and the other sites that pages use. */
export function sitePolicy(pages: Iterable<string>): string {
  const sources = new PageSources();
  for (const page of pages) {
    // Without scripting, so that the content of noscript is parsed.
    for (const element of elementsBelow(parse(page, { scriptingEnabled: false })))
      sources.add(element);
  }
  return contentPolicy(sources);
}

export async function readPolicy(dir: string, files: readonly string[]): Promise<string> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return sitePolicy(await Promise.all(pages.map((file) => readFile(join(dir, file), 'utf8'))));
}
