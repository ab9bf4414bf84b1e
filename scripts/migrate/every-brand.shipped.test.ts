import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { everyBrandToBands } from './every-brand.ts';

const site: Record<string, unknown> = parse(
  readFileSync('scripts/migrate/earlier-site.yaml', 'utf8'),
);
const asText = (data: unknown) => (typeof data === 'string' ? data : stringify(data));
const earlier: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(site).map(([name, data]) => [`content/${name}`, asText(data)]),
  ),
  'content/languages.yaml': '- { code: en, name: English }\n',
  'brands/brand.yaml': 'name: Ours',
  'brands/acme.yaml': 'name: Acme',
};
const landing = earlier['content/pages/landing.yaml'] ?? '';
const title = parse(landing).hero.title;

it('a brand without words of its own has none afterwards', () => {
  const own = Object.keys(everyBrandToBands(earlier)).filter((file) => file.startsWith('brands/'));
  expect(own).toEqual([]);
});

it('the words of a brand are laid out in its own folder, and what it took away stays away', () => {
  const made = everyBrandToBands({
    ...earlier,
    'brands/acme/content/pages/landing.yaml': landing.replace(title, 'Words of Acme'),
    'brands/acme/content/pages/imprint.md': '',
  });
  const own = Object.keys(made).filter((file) => file.startsWith('brands/'));
  expect(own.sort()).toEqual([
    'brands/acme/content/pages/imprint.md',
    'brands/acme/content/pages/index.yaml',
  ]);
  expect(made['brands/acme/content/pages/index.yaml']).toContain('Words of Acme');
  expect(made['content/pages/index.yaml']).toContain(title);
  expect(made['brands/acme/content/pages/imprint.md']).toBe('');
});
