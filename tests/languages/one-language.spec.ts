import { expect, test } from '@playwright/test';
import { documentOf } from '../support/built.ts';
import { content } from '../support/pages.ts';
import { paths } from './pages.ts';

test('the shipped site has one language: no switch, no alternates, no prefix', () => {
  for (const path of paths) {
    const page = documentOf(path);
    expect(page.documentElement.getAttribute('lang'), path).toBe(content.language.code);
    expect(page.querySelectorAll('[hreflang], #menu-language').length, path).toBe(0);
    expect(page.querySelectorAll('link[rel=alternate]').length, path).toBe(0);
  }
});
