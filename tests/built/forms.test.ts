import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formAction } from '../../src/lib/paths.ts';
import { attributes, builtFile } from '../support/built.ts';
import { content, everyPath } from '../support/pages.ts';

const { forms } = content.brand;

it('forms go nowhere but where the brand says', () => {
  const known = ['hero', 'contact', 'sign-up'].map((form) => formAction(forms, form));
  const actions = everyPath.flatMap((path) => attributes(path, '[method=post]', 'action'));
  expect(actions.filter((action) => !known.includes(action))).toEqual([]);
});

it('where they only pretend, there is no code that could send them', () => {
  const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));
  const senders = scripts.filter((name) => builtFile(`/_astro/${name}`).includes('POST'));
  expect(forms === 'off' ? senders : []).toEqual([]);
  expect(existsSync('dist/.forms.json')).toBe(forms === 'own');
});
