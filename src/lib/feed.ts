type Entry = {
  address: string;
  title: string;
  summary: string;
  author: string;
  published: string;
  updated: string;
  html: string;
};

type Feed = {
  address: string;
  page: string;
  language: string;
  title: string;
  author: string;
  entries: Entry[];
};

const encode = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name: string, text: string) => `<${name}>${encode(text)}</${name}>`;
const author = (name: string) => `<author>${tag('name', name)}</author>`;
const time = (name: string, day: string) => tag(name, `${day}T00:00:00Z`);

function entryOf(entry: Entry): string {
  return [
    `<entry xml:base="${encode(entry.address)}">`,
    tag('id', entry.address),
    `<link href="${encode(entry.address)}"/>`,
    tag('title', entry.title),
    author(entry.author),
    time('published', entry.published),
    time('updated', entry.updated),
    tag('summary', entry.summary),
    `<content type="html">${encode(entry.html)}</content>`,
    '</entry>',
  ].join('');
}

/** An Atom feed (RFC 4287). Entries are expected newest first. */
export function atomFeed({ address, page, language, title, entries, ...by }: Feed): string {
  const newest = entries.map(({ updated }) => updated).toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${encode(language)}">`,
    tag('id', page),
    `<link href="${encode(page)}"/><link rel="self" href="${encode(address)}"/>`,
    tag('title', title),
    author(by.author),
    time('updated', newest.at(-1) ?? ''),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('');
}
