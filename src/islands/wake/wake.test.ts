// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wake } from './wake.ts';

let island: HTMLElement;
let hydrate: ReturnType<typeof vi.fn<() => Promise<void>>>;
let load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;

const part = <Kind extends Element = HTMLElement>(selector: string) =>
  island.querySelector(selector) as Kind;
const press = (target: Element) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const sayAwake = () => island.dispatchEvent(new Event('awake'));

beforeEach(() => {
  document.body.innerHTML = `
    <astro-island>
      <form><input name="email" /><button type="submit">Send</button></form>
      <button type="button"><span>Press</span></button>
      <a href="#there">Go</a>
      <a role="tab" href="#tab">Tab</a>
    </astro-island>`;
  island = document.querySelector('astro-island') as HTMLElement;
  hydrate = vi.fn(() => Promise.resolve());
  load = vi.fn(() => Promise.resolve(hydrate));
});

describe('wake', () => {
  it('loads and hydrates once, however often it is called', async () => {
    wake(load, island);
    wake(load, island);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  it('holds a press until the island is awake, and does it again', () => {
    const pressed = vi.fn();
    part('button[type=button]').addEventListener('click', pressed);
    wake(load, island);
    press(part('span'));
    expect(pressed).not.toHaveBeenCalled();
    sayAwake();
    expect(pressed).toHaveBeenCalledOnce();
    press(part('span'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('keeps the press that woke it', () => {
    const pressed = vi.fn();
    const button = part('button[type=button]');
    button.addEventListener('click', pressed);
    island.addEventListener('click', (event) => wake(load, island, event), {
      capture: true,
      once: true,
    });
    press(button);
    expect(pressed).not.toHaveBeenCalled();
    sayAwake();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('holds a submitted form, and submits it again', () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    const form = part<HTMLFormElement>('form');
    form.addEventListener('submit', submitted);
    wake(load, island);
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
    const first = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    expect(submitted).not.toHaveBeenCalled();
    sayAwake();
    expect(again).toHaveBeenCalledOnce();
  });

  it('holds arrow keys on a tab, and no other keys', () => {
    const keys: string[] = [];
    const tab = part('[role=tab]');
    tab.focus();
    tab.addEventListener('keydown', (event) => keys.push(event.key));
    wake(load, island);
    const type = (key: string) =>
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    type('ArrowRight');
    type('Tab');
    expect(keys).toEqual(['Tab']);
    sayAwake();
    expect(keys).toEqual(['Tab', 'ArrowRight']);
  });

  it('lets go of an arrow key when the focus has left the tabs', () => {
    const tab = part('[role=tab]');
    const reached = vi.fn();
    tab.addEventListener('keydown', reached);
    wake(load, island);
    tab.focus();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    part('input').focus();
    sayAwake();
    expect(reached).not.toHaveBeenCalled();
  });

  it('has each held arrow key act where the one before has led', () => {
    const first = part('[role=tab]');
    const second = first.cloneNode() as HTMLElement;
    first.after(second);
    first.addEventListener('keydown', () => second.focus());
    const reached = vi.fn();
    second.addEventListener('keydown', reached);
    wake(load, island);
    first.focus();
    for (let times = 0; times < 2; times += 1) {
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
    sayAwake();
    expect(reached).toHaveBeenCalledOnce();
  });

  it('lets links act by themselves', () => {
    const followed = vi.fn();
    part('a[href="#there"]').addEventListener('click', followed);
    wake(load, island);
    press(part('a[href="#there"]'));
    expect(followed).toHaveBeenCalledOnce();
    sayAwake();
    expect(followed).toHaveBeenCalledOnce();
  });

  it('does several presses again in their order', () => {
    const order: string[] = [];
    part('button[type=button]').addEventListener('click', () => order.push('press'));
    const form = part<HTMLFormElement>('form');
    vi.spyOn(form, 'requestSubmit').mockImplementation(() => {
      order.push('submit');
    });
    wake(load, island);
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    press(part('button[type=button]'));
    sayAwake();
    expect(order).toEqual(['submit', 'press']);
  });
});
