import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formAction } from '../../src/lib/form-action.ts';
import { attributes, builtFile } from '../site/built.ts';
import { content, everyPath } from '../site/pages.ts';

const { forms } = content.brand;
const actions = new Set(everyPath.flatMap((path) => attributes(path, '[method=post]', 'action')));
const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));
const senders = scripts.filter((name) => builtFile(`/_astro/${name}`).includes('POST'));

it.runIf(forms === 'off')('forms that only pretend come without any code that sends', () => {
  expect({ actions: [...actions], senders }).toEqual({ actions: [], senders: [] });
  expect(existsSync('dist/.forms.json')).toBe(false);
});

it.skipIf(forms === 'off')('forms go where the brand says, and nowhere else', () => {
  const known = ['hero', 'contact', 'sign-up'].map((form) => formAction(forms, form));
  expect([...actions].filter((action) => !known.includes(action))).toEqual([]);
});
