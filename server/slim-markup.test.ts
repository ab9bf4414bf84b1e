import { expect, it } from 'vitest';
import { slimMarkup } from './slim-markup.ts';

it('drops what icons say for other pages', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" class="lucide lucide-menu shrink-0 size-5">';
  expect(slimMarkup(icon)).toBe('<svg viewBox="0 0 24 24" class="shrink-0 size-5">');
});

it('keeps the name of the icon that turns with the direction of a language', () => {
  const icon = '<svg class="lucide lucide-arrow-up-right size-4">';
  expect(slimMarkup(icon)).toBe('<svg class="lucide-arrow-up-right size-4">');
});
