import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formAction } from '../../src/lib/paths.ts';
import { attributes } from '../support/built.ts';
import { content, everyPath } from '../support/pages.ts';

const { forms } = content.brand;

it('forms go nowhere but where the brand says', () => {
  const known = ['hero', 'contact', 'sign-up'].map((form) => formAction(forms, form));
  const actions = everyPath.flatMap((path) => attributes(path, '[method=post]', 'action'));
  expect(actions.filter((action) => !known.includes(action))).toEqual([]);
});

it('has a file for the site’s own server only where that takes the forms', () => {
  expect(existsSync('dist/.forms.json')).toBe(forms === 'own');
});
