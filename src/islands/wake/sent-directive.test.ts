// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import wakeOrSend from './sent-directive.ts';

const options = { name: 'wake', value: { on: 'engage' } } as never;

it.each([
  ['post', false],
  ['dialog', true],
])('what is pressed before the code of a form by %s is there is held: %s', (method, isHeld) => {
  document.body.innerHTML = `<astro-island><form method="${method}"></form></astro-island>`;
  const island = document.querySelector('astro-island') as HTMLElement;
  const load = vi.fn(() => new Promise<never>(() => {}));
  wakeOrSend(load, options, island);
  island.dispatchEvent(new Event('pointerover'));
  island.dispatchEvent(new Event('focusin'));
  expect(load).toHaveBeenCalledTimes(1);
  const press = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  island.querySelector('form')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(isHeld);
});
