import type { Locator } from '@playwright/test';

/** Drags a finger sideways over an element, by this many pixels. */
export async function swipe(track: Locator, dx: number) {
  const box = await track.boundingBox();
  if (!box) throw new Error('nothing to swipe over');
  const at = (part: number) => ({ x: box.x + box.width / 2 + dx * part, y: box.y + 60 });
  const touch = await track.page().context().newCDPSession(track.page());
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await send('touchStart', at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(part));
  await send('touchEnd');
}
