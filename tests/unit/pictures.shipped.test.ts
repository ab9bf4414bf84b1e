import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { faultsOf } from '../support/faults-of.ts';

// Pictures of the owner's own: what is told of them, and what is refused.

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });

const bytes: Record<string, Uint8Array> = {
  'content/images/wide.jpg': await plain(1600, 900).jpeg().toBuffer(),
  'content/images/turned.jpg': await plain(900, 1600)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  'content/images/small.png': await plain(200, 250).png().toBuffer(),
  'content/images/letter.jpg': Buffer.from('a letter'),
  'content/images/film.jpg': await plain(900, 900).gif().toBuffer(),
  'brands/share.avif': await plain(1300, 700).avif({ effort: 0 }).toBuffer(),
  'brands/logo.svg': Buffer.from('<svg viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>'),
  'brands/bad.svg': Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
};
const sound = readFiles('.');
const about = 'content/pages/about.yaml';
const terms = 'content/pages/legal/terms.md';
const brand = 'brands/brand.yaml';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
function read(file: string, change: (data: any) => void, body = '') {
  const data = file.endsWith('.md') ? undefined : parse(sound[file] ?? '');
  if (data) change(data);
  const files = { ...sound, [file]: data ? stringify(data) : `${sound[file]}\n${body}\n` };
  return parseContent(files, brand, undefined, { readBytes: (path) => bytes[path] });
}
const withPortrait = (portrait: unknown) =>
  read(about, ({ bands }) => {
    const team = bands.find(({ band }: { band: string }) => band === 'team');
    team.members[0].portrait = portrait;
  });
const withMark = (mark: string) =>
  read(brand, (data) => {
    data.mark = mark;
  });
const withText = (body: string) => read(terms, () => {}, body);

it('knows the size of every picture that a file names, as it is seen', () => {
  const { pages, pictures } = withPortrait({ file: 'images/turned.jpg', alt: 'Ada' });
  const portrait = { src: 'content/images/turned.jpg', alt: 'Ada', width: 1600, height: 900 };
  const [team] = pages.flatMap(({ bands }) => bands.filter((each) => each.band === 'team'));
  expect(team?.members[0]?.portrait).toMatchObject(portrait);
  expect(pictures).toMatchObject([portrait]);
});

it('finds those of the brand beside its file, and those in texts', () => {
  const content = read(brand, (data) => {
    data.logo = 'logo.svg';
    data.share = { file: 'share.avif', alt: 'Our shop' };
  });
  expect(content.brand.share).toMatchObject({ src: 'brands/share.avif', width: 1300 });
  expect(content.brand.logo).toMatchObject({ src: '/drawings/brand-logo.svg', width: 90 });
  const { textPictures } = withText('![A map](images/wide.jpg)');
  expect(textPictures['images/wide.jpg']).toMatchObject({ alt: 'A map', width: 1600 });
});

const named = (file: string) => () => withPortrait({ file, alt: 'Ada' });

it.each<[string, () => unknown]>([
  ['portrait: content/images/none.jpg is not there', named('images/none.jpg')],
  ['portrait: content/images/letter.jpg cannot be read', named('images/letter.jpg')],
  ['portrait: content/images/film.jpg cannot be read', named('images/film.jpg')],
  ['small.png has 200 × 250 pixels, and at least 320 × 400 are', named('images/small.png')],
  ['portrait.file: must be the file of a picture', named('images/ada.svg')],
  ['portrait.file: must be the file of a picture', named('../secret.jpg')],
  ['portrait.file: must be the file of a picture', named('https://evil.example/x.jpg')],
  [
    'portrait.alt: must say what the picture shows',
    () => withPortrait({ file: 'images/wide.jpg' }),
  ],
  ['mark: brands/bad.svg holds <script>', () => withMark('bad.svg')],
  ['mark: brands/none.svg is not there', () => withMark('none.svg')],
  ['body: content/images/none.jpg is not', () => withText('![A](images/none.jpg)')],
  ['body: must say what the picture', () => withText('![](images/wide.jpg)')],
])('says “%s”, with file and line', (sentence, attempt) => {
  const faults = faultsOf(attempt);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^(content|brands)\/[\w/-]+\.(yaml|md):\d+ /);
  expect(faults[0]).toContain(sentence);
});

it('names the line of a picture in a text', () => {
  const last = (sound[terms]?.split('\n').length ?? 0) + 1;
  const [fault] = faultsOf(() => withText('![A](images/none.jpg)'));
  expect(fault).toContain(`${terms}:${last} `);
});
