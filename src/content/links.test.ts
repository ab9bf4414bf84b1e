import { expect, it } from 'vitest';
import { z } from 'zod';
import { link, markdown, text } from '../schema/fields.ts';
import { withLocalLinks } from './links.ts';

const schema = z.strictObject({
  href: link('A link'),
  below: link('An address').meta({ isCompared: true }),
  text: text('A text'),
  body: markdown('Markdown'),
});

const data = {
  href: '/old',
  below: '/old',
  text: 'See [the plans](/old) or /old',
  body: '[a](</old> "/old"), [b][c], `[d](/old)`, [e](https://a.example/old), [f](/gone)\n\n[c]: /old',
};

it('points links to the target of a redirect, in the same language, wherever a link is written', () => {
  const paths = ['/new'];
  const german = { code: 'de', name: 'Deutsch', dir: 'ltr', prefix: '/de', paths } as const;
  const targets = new Map([['/old', '/new']]);
  expect(withLocalLinks(schema, data, german, targets)).toEqual({
    href: '/de/new',
    below: '/old',
    text: 'See [the plans](/de/new) or /old',
    body: '[a](</de/new> "/old"), [b][c], `[d](/old)`, [e](https://a.example/old), [f](/gone)\n\n[c]: /de/new',
  });
});
