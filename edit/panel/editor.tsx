import { useEffect, useState } from 'react';
import { useMedia } from '../../src/islands/use-media.ts';
import { Bands } from './bands.tsx';
import { Outline, WalkButton } from './outline.tsx';
import { Panel } from './panel.tsx';
import { boxOf, findSpots, isSeen, type Spot, useSpots } from './spots.ts';
import {
  close,
  current,
  follow,
  open,
  refresh,
  showDrafts,
  step,
  toggle,
  useStore,
} from './store.ts';
import { Toolbar } from './toolbar.tsx';
import { useHeldPage } from './use-held-page.ts';
import { useKeys } from './use-keys.ts';

const isInView = (spot: Spot) => {
  const { top, bottom } = boxOf(spot);
  return bottom > 0 && top < innerHeight;
};

const underline = new CSSStyleSheet();
underline.replaceSync('::highlight(edit-left) { text-decoration: underline dotted 2px; }');

/** Underlines words on the page. */
function useUnderlined(spots: Spot[]) {
  useEffect(() => {
    if (!document.adoptedStyleSheets.includes(underline))
      document.adoptedStyleSheets.push(underline);
    CSS.highlights.set('edit-left', new Highlight(...spots.map(({ range }) => range)));
  }, [spots]);
}

export function Editor({ host }: { host: HTMLElement }) {
  const { isOn, view, form, known } = useStore();
  // Who has enlarged the page has fewer pixels, but no smaller window.
  const isWide = useMedia('(min-width: 1024px)', true) || outerWidth >= 1024;
  const [walk, setWalk] = useState<Spot>();
  const inside = (id: string) => host.shadowRoot?.getElementById(id);
  const focusLater = (id: string) => requestAnimationFrame(() => inside(id)?.focus());

  const isHeld = useKeys({
    onToggle: () => void toggle(),
    onUndo: () => void step('undo'),
    onRedo: () => void step('redo'),
    onEscape: () => view && leave(),
  });
  const isEditing = isWide && (isOn || isHeld);
  const spots = useSpots(isEditing || view !== undefined);
  const mark = form?.mark ?? (view?.name === 'field' ? view.mark : undefined);
  const anchors = spots.filter(({ number }) => number === mark);
  const seen = anchors.filter(isSeen);
  const spot = seen.find(isInView) ?? seen[0];

  useUnderlined(spots.filter(({ number }) => known?.left.includes(number)));

  const leave = () => {
    close();
    if (spot) setWalk(spot);
    focusLater(spot ? 'walk' : view?.name === 'band' ? `plus-${view.index}` : 'edit');
  };
  const press = async (spot: Spot) => {
    setWalk(spot);
    const focused = host.shadowRoot?.activeElement as HTMLElement | null | undefined;
    if (!(await open({ name: 'field', mark: spot.number }))) focused?.focus();
  };
  /** To the next text; false where there is none, and the focus goes its own way. */
  const walkOn = (isBack: boolean) => {
    // Asked of the page: whoever presses Tab at once is quicker than the frame that looks.
    const seen = findSpots().filter(isSeen);
    const now = seen.findIndex(
      ({ number, element }) => number === walk?.number && element === walk.element,
    );
    const next = now < 0 ? seen.find(isInView) : seen[now + (isBack ? -1 : 1)];
    if (next) setWalk(next);
    return next !== undefined;
  };
  const hovered = useHeldPage({
    host,
    isHeld: isEditing,
    spots,
    onPress: (spot) => void press(spot),
    onFrame: () => void open({ name: 'menu', path: location.pathname }),
    onTab: (isBack) => {
      if (walkOn(isBack)) focusLater('walk');
    },
  });

  // After a reload: what was open is asked for again, and a button of the bar gets its focus back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    showDrafts();
    void follow();
    void refresh();
    const { focus, view } = current();
    if (focus && !view) inside(focus)?.focus();
  }, []);

  if (!isWide)
    return (
      <p className="raised fixed right-5 bottom-5 px-3.5 py-2">
        Editing needs a window of at least 1024 pixels.
      </p>
    );
  return (
    <>
      {view && spot && <Outline spot={spot} hasTag={false} />}
      {isEditing && hovered && <Outline spot={hovered} />}
      {isEditing && <Bands isHidden={view !== undefined} />}
      {isEditing && (
        <WalkButton
          spot={walk}
          onOpen={() => (walk ? press(walk) : walkOn(false))}
          onStep={walkOn}
        />
      )}
      {view && form && (
        <Panel key={JSON.stringify(form.at ?? view)} form={form} spot={spot} onClose={leave} />
      )}
      {view && !form && (
        <progress className="fixed right-5 bottom-22 w-40" aria-label="Opening the panel" />
      )}
      <Toolbar />
    </>
  );
}
