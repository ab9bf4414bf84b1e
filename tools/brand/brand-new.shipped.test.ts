import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandFile } from '../../src/brand/brand-file.ts';
import { inkFault } from '../../src/brand/readable-color.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Ask, askIn, makeDefault, newBrand } from './brand-new.ts';
import { countryOf, currencyOf } from './brand-places.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(home, 'brands'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

const left = () =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const flags = { name: 'Sample Brand', ink: '#8a2b52' };

/** A terminal that is only a stream. */
function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  return {
    ask: askIn({ input, output }),
    type: (keys: string) => input.write(keys),
    shown: () => shown,
  };
}

// Drawing the picture takes seconds on a busy machine.
describe('npm run brand new', { timeout: 60_000 }, () => {
  it('writes a valid file and a picture of it, and replaces neither without --force', async () => {
    const { file, preview } = await newBrand({ flags, home });
    const { brand } = readContent('.', brandFile(file));
    expect(brand).toMatchObject({ name: 'Sample Brand', email: 'hello@sample-brand.example' });
    expect(readFileSync(preview).toString('latin1', 1, 4)).toBe('PNG');
    expect(left()).toEqual(['sample-brand.png', 'sample-brand.yaml']);
    await expect(newBrand({ flags, home })).rejects.toThrow(/is there already/);
    await expect(newBrand({ flags, home, force: true })).resolves.toBeTruthy();
  });

  it('can become the default; the one before keeps a file of its own', async () => {
    const read = (name: string) => readFileSync(join(home, 'brands', name), 'utf8');
    writeFileSync(join(home, 'brands/brand.yaml'), 'name: The One Before');
    const { name } = await newBrand({ flags, home });
    for (const folder of ['brand', name]) {
      mkdirSync(join(home, 'brands', folder));
      writeFileSync(join(home, 'brands', folder, 'words.yaml'), `of: ${folder}`);
    }
    makeDefault(name, home);
    expect(read('brand/words.yaml')).toBe(`of: ${name}`);
    expect(read('the-one-before/words.yaml')).toBe('of: brand');
    expect(read('brand.yaml')).toContain('name: Sample Brand');
    expect(read('the-one-before.yaml')).toBe('name: The One Before');
  });

  it.each([
    ['ink', '#ffd400', /--ink: #ffd400 reaches only .* nearest color that does is #\w{6}$/],
    ['ink', 'crimson', /--ink: “crimson” is no color/],
    ['mast', '#12', /--mast: “#12” is no color/],
    ['mast', '#ffe9a8', /--mast: #ffe9a8 reaches only .* on light paper, and 3:1 is needed/],
    ['name', '', /--name: must not be empty/],
    ['name', '…', /--name: must have letters or digits/],
    ['name', 'A name that goes on for too long', /--name: must have at most 24 characters/],
    ['short-name', 'A name that goes on', /--short-name: must have at most 14 characters/],
    ['email', 'nobody', /--email: must be an e-mail address/],
    ['lobes', '900', /--lobes: must be a whole number from 10 to 36/],
    ['lobes', '', /--lobes: must be a whole number from 10 to 36/],
    ['weight', 'thin', /--weight: must be a number from 0\.5 to 1\.2/],
  ])('refuses --%s “%s”, and leaves nothing behind', async (flag, value, message) => {
    const given = { ...flags, [flag]: value };
    await expect(newBrand({ flags: given, home })).rejects.toThrow(message);
    expect(left()).toEqual([]);
  });

  it('guesses the country, and what follows from it', async () => {
    const german = { ...flags, domain: 'www.müller.de' };
    const { brand, pages } = readContent(
      '.',
      brandFile((await newBrand({ flags: german, home })).file),
    );
    expect(brand).toMatchObject({
      domain: 'www.xn--mller-kva.de',
      email: 'hello@xn--mller-kva.de',
      address: { country: 'DE' },
      currency: 'EUR',
    });
    const terms = JSON.stringify(pages.find(({ address }) => address === '/legal/terms'));
    expect(terms).toContain('governed by the laws of Germany,');
    expect(terms).toContain('1 Sample Street, 00000 Sampleton.');
  });

  it.each([
    ['www.sample.com.kw', '+1 (555) 010-0142', 'KW', 'KWD'],
    ['sample.jo', '', 'JO', 'JOD'],
    ['sample.co.uk', '', 'GB', 'GBP'],
    ['www.sample.example', '+44 20 7946 0142', 'GB', 'GBP'],
    ['www.sample.example', '+965 2200 0142', 'KW', 'KWD'],
    ['www.sample.example', '+999 1', '', ''],
  ])(
    'takes %s and %s for a company in %s, which sells in %s',
    (domain, phone, country, currency) => {
      expect(countryOf(domain, phone)).toBe(country);
      expect(currencyOf(country)).toBe(currency);
    },
  );

  it('does not guess a country that it cannot know', async () => {
    const unknown = { ...flags, phone: '+999 555 0142' };
    await expect(newBrand({ flags: unknown, home })).rejects.toThrow(/^--country: /);
  });

  it('asks for what has no flag, and suggests an answer', async () => {
    const { ask, type, shown } = terminal();
    const keys = ['Asked Brand', '', 'a@b.example'];
    const typing: Ask = (question, answers) => {
      const answer = ask(question, answers);
      type(`${keys.shift() ?? ''}\r`);
      return answer;
    };
    const { file } = await newBrand({ flags: { ink: '#8a2b52' }, ask: typing, home });
    expect(readContent('.', brandFile(file)).brand).toMatchObject({
      name: 'Asked Brand',
      domain: 'www.asked-brand.example',
      email: 'a@b.example',
    });
    expect(shown()).toContain('Fill of the main buttons');
    expect(shown()).not.toContain('House ink');
  });

  it('shows the nearest readable color and asks again; Ctrl-C leaves nothing behind', async () => {
    const { ask, type, shown } = terminal();
    const given = { name: 'A', domain: 'a.example', email: 'a@b.example', phone: '+1 555 0100' };
    const place = { country: 'US', currency: 'USD' };
    const ended = expect(newBrand({ flags: { ...given, ...place }, ask, home })).rejects.toThrow(
      'Cancelled',
    );
    await expect.poll(shown).toContain('House ink');
    type('#ffd400\r');
    const nearest = /#\w{6}$/.exec(inkFault('#ffd400') ?? '')?.[0];
    await expect.poll(shown).toContain(nearest);
    type('\x03');
    await ended;
    expect(left()).toEqual([]);
  });
});
