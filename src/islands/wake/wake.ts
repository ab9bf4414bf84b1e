import { earlyOn } from './early.ts';
import { type Load, survive } from './survive.ts';

const arrows = /^(Arrow|Home$|End$)/;

/**
 * Loads an island and hydrates it, and keeps what the visitor does meanwhile. Links and details act
 * by themselves; a submitted form, a pressed button or an arrow key on a tab is held back and done
 * again once the island says that it is awake.
 */
export function wake(load: Load, island: HTMLElement, first?: Event) {
  if (island.dataset.waking) return;
  island.dataset.waking = 'true';
  const held: (() => void)[] = [];

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event instanceof SubmitEvent) {
      const { submitter } = event;
      held.push(() => (target as HTMLFormElement).requestSubmit(submitter));
    } else if (event instanceof KeyboardEvent) {
      if (target.role !== 'tab' || !arrows.test(event.key)) return;
      const { key } = event;
      // Where the focus is by then: the key before this one moves it on, the visitor may have left.
      held.push(() =>
        island
          .querySelector('[role=tab]:focus')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    } else {
      const button = target.closest<HTMLButtonElement>('button[type=button]');
      if (!button) return;
      held.push(() => button.click());
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const kinds = ['submit', 'click', 'keydown'];
  for (const kind of kinds) island.addEventListener(kind, hold, true);
  const letGo = () => {
    for (const kind of kinds) island.removeEventListener(kind, hold, true);
  };
  island.addEventListener(
    'awake',
    () => {
      letGo();
      for (const again of held) again();
    },
    { once: true },
  );
  for (const event of earlyOn(island)) hold(event);
  if (first && kinds.includes(first.type)) hold(first);
  survive(load, island, letGo);
}
