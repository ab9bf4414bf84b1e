import { useEffect, useEffectEvent, useState } from 'react';
import { type Spot, spotAt } from './spots.ts';

/** What would act, move the focus or open something. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'submit'];

type Options = {
  host: Element;
  isHeld: boolean;
  spots: Spot[];
  onPress: (spot: Spot) => void;
  /** A press on the header or the footer, beside their words. */
  onFrame: () => void;
  onTab: (isBack: boolean) => void;
};

/** Holds the page still while it is edited: presses open the panel. Gives the spot under the pointer. */
export function useHeldPage({
  host,
  isHeld,
  spots,
  onPress,
  onFrame,
  onTab,
}: Options): Spot | undefined {
  const [point, setPoint] = useState<{ x: number; y: number }>();
  const press = useEffectEvent((event: Event) => {
    if (event.composedPath().includes(host)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!(event instanceof MouseEvent) || event.type !== 'click') return;
    const spot = spotAt(spots, event.clientX, event.clientY);
    if (spot) onPress(spot);
    else if ((event.target as Element).closest('header, footer')) onFrame();
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.composedPath().includes(host)) return;
    event.preventDefault();
    onTab(event.shiftKey);
  });
  useEffect(() => {
    if (!isHeld) return;
    const move = (event: PointerEvent) => {
      const isOver = event.composedPath().includes(host);
      setPoint(isOver ? undefined : { x: event.clientX, y: event.clientY });
    };
    for (const kind of presses) addEventListener(kind, press, true);
    addEventListener('keydown', key, true);
    addEventListener('pointermove', move, { passive: true });
    return () => {
      for (const kind of presses) removeEventListener(kind, press, true);
      removeEventListener('keydown', key, true);
      removeEventListener('pointermove', move);
      setPoint(undefined);
    };
  }, [host, isHeld]);
  return point && spotAt(spots, point.x, point.y);
}
