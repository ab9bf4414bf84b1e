import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMark, initialsOf } from './company-mark.tsx';
import { Portrait } from './portrait.tsx';

const people = ['Inês Duarte', 'Mehmet Arslan', 'Aiko Sato', 'Thabo Nkosi', 'Chloé Roux'];

it('draws the same face for the same name, another for every person, and lines only', () => {
  const draw = (seed: string) => renderToStaticMarkup(<Portrait seed={seed} id="p" />);
  expect(draw('Aiko Sato')).toBe(draw('Aiko Sato'));
  expect(new Set(people.map(draw)).size).toBe(people.length);
  expect(draw('Aiko Sato').match(/<path d="(M\d+ [\d.]+h\d+)+"/g)).toHaveLength(4);
});

it.each([
  ['Blue Lantern Tours', 'BL'],
  ['Ørsted-Air', 'ØA'],
  ['Kite', 'K'],
])('stamps the letters of %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
  expect(renderToStaticMarkup(<CompanyMark seed={name} />)).toContain(`>${letters}<`);
});
