// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { survive } from './survive.ts';

let island: HTMLElement;
const onBroken = vi.fn();

const says = () => document.body.textContent.replace(/\s+/g, ' ').trim();
const isBroken = () => island.hasAttribute('data-broken');

beforeEach(() => {
  document.body.innerHTML = `
    <astro-island><form><input name="email" /><b>Built</b></form></astro-island>
    <p class="without-script">Write to us</p>`;
  island = document.querySelector('astro-island') as HTMLElement;
  onBroken.mockReset();
});

it('leaves alone an island that lives', async () => {
  await survive(async () => async () => {}, island, onBroken);
  island.querySelector('b')?.replaceWith('Alive');
  await Promise.resolve();
  expect(says()).toContain('Alive');
  expect(isBroken()).toBe(false);
  expect(document.querySelector('p')?.className).toBe('without-script');
  expect(onBroken).not.toHaveBeenCalled();
});

it('puts back what was built when everything is taken away, with what was typed', async () => {
  const load = async () => {
    (island.querySelector('input') as HTMLInputElement).value = 'ada@example.com';
    return async () => {};
  };
  await survive(load, island, onBroken);
  island.setAttribute('data-awake', '');
  island.replaceChildren();
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalledOnce());
  expect(says()).toContain('Built');
  expect(island.querySelector('input')?.value).toBe('ada@example.com');
  expect(island.hasAttribute('data-awake')).toBe(false);
  expect(isBroken()).toBe(true);
});

it('says what to do instead when the code does not come', async () => {
  const load = async () => {
    island.dispatchEvent(new CustomEvent('astro:hydration-error'));
    return async () => {};
  };
  await survive(load, island, onBroken);
  expect(isBroken()).toBe(true);
  expect(document.querySelector('p')?.className).toBe('');
  expect(onBroken).toHaveBeenCalledOnce();
});

it.each([
  ['loading', () => Promise.reject(new Error('no'))],
  ['hydrating', async () => () => Promise.reject(new Error('no'))],
])('does not throw when %s does', async (_what, load) => {
  await expect(survive(load, island, onBroken)).resolves.toBeUndefined();
  expect(isBroken()).toBe(true);
  expect(onBroken).toHaveBeenCalledOnce();
});
