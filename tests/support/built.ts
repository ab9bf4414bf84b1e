import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';
import { unknownPath } from './pages.ts';

const dist = 'dist';
const parser = new new Window().DOMParser();
const documents = new Map<string, Document>();

/** A file of the build, by the address it has on the site. */
export const builtFile = (address: string) => readFileSync(join(dist, address));

/** The file behind a page's address. */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return path === unknownPath ? '/404.html' : `${path}.html`;
}

export const parse = (text: string, type: 'text/html' | 'text/xml' = 'text/html') =>
  parser.parseFromString(text, type);

/** A built page as a document: no browser, no network, no script. */
export function documentOf(path: string): Document {
  const known = documents.get(path) ?? parse(builtFile(fileOf(path)).toString());
  documents.set(path, known);
  return known;
}

/** What elements say in one of their attributes. */
export const attributes = (path: string, selector: string, name: string) =>
  [...documentOf(path).querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '');

/** Width and height from the header of a PNG file. */
export function pngSize(address: string): { width: number; height: number } {
  const file = builtFile(address);
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG file');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
