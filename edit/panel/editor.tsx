import { useEffect, useEffectEvent, useState } from 'react';
import { useMedia } from '../../src/islands/use-media.ts';
import { Bands } from './bands.tsx';
import { focusBack } from './buttons.tsx';
import { Outline, SpotButton } from './outline.tsx';
import { Panel } from './panel.tsx';
import { findSpots, isInView, isSeen, type Spot, spotAt, spotsOf, useSpots } from './spots.ts';
import { hasTyped } from './state.ts';
import { open, step, toggle, useStore } from './store.ts';
import { Toolbar } from './toolbar.tsx';

/** What would act, move the focus or open something. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'submit'];

const underline = new CSSStyleSheet();
underline.replaceSync('::highlight(edit-left) { text-decoration: underline dotted 2px; }');
document.adoptedStyleSheets.push(underline);

/** Holds the page still while it is edited: presses open the panel, and Tab goes from text to text. */
export function Editor({ root }: { root: ShadowRoot }) {
  const { isOn, view, form, known, path, drafts } = useStore();
  // Who has enlarged the page has fewer pixels, but no smaller window.
  const isWide = useMedia('(min-width: 1024px)', true) || outerWidth >= 1024;
  const isEditing = isWide && (isOn || view !== undefined);
  const spots = useSpots(isEditing);
  const [at, setAt] = useState<Spot>();
  const [pressed, setPressed] = useState<Element>();

  const mark = form?.mark ?? (view?.name === 'field' ? view.mark : undefined);
  const shown = spotsOf(mark, spots).filter(isSeen);
  const isPressed = ({ element }: Spot) => element === pressed;
  const opened = view && (shown.find(isPressed) ?? shown.find(isInView) ?? shown[0]);
  const openAt = (spot: Spot) => {
    setPressed(spot.element);
    void open({ name: 'field', mark: spot.number });
  };

  const isInside = (event: Event) => event.composedPath().includes(root.host);
  const focusLater = (id: string) => requestAnimationFrame(() => root.getElementById(id)?.focus());

  const leave = async () => {
    if (!view || !(await open(undefined))) return;
    if (opened) setAt(opened);
    const { name } = view;
    const button = name === 'band' ? `plus-${view.index}` : name === 'act' ? 'pages' : name;
    focusLater(name !== 'field' ? button : (opened ?? at) ? 'spot' : 'edit');
  };
  /** To the next text; false where there is none. */
  const walk = (isBack: boolean) => {
    const seen = spots.filter(isSeen);
    const now = seen.findIndex(
      ({ number, element }) => number === at?.number && element === at.element,
    );
    const next = now < 0 ? seen.find(isInView) : seen[now + (isBack ? -1 : 1)];
    next?.element.scrollIntoView({ block: 'nearest' });
    if (next) setAt(next);
    return next !== undefined;
  };

  const press = useEffectEvent((event: Event) => {
    if (!isEditing || isInside(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!(event instanceof MouseEvent) || event.type !== 'click') return;
    // What the page has by now: it may just have changed.
    const spot = spotAt(findSpots(), event.clientX, event.clientY);
    if (spot) openAt(spot);
    else if ((event.target as Element).closest('header, footer'))
      void open({ name: 'menu', path: location.pathname });
  });
  const point = useEffectEvent((event: PointerEvent) => {
    const isOver = isEditing && !isInside(event);
    const spot = isOver ? spotAt(spots, event.clientX, event.clientY) : undefined;
    // The keyboard stays where it is.
    if (spot || root.activeElement?.id !== 'spot') setAt(spot);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
    const name = isControl ? `Control+${event.key.toLowerCase()}` : event.key;
    const target = event.composedPath()[0] as Element;
    const isWalking = target.id === 'spot';
    if (name === 'Escape') void leave();
    if (name === 'Control+e') {
      event.preventDefault();
      void toggle();
    }
    // What is not written yet is the browser's to take back.
    const isBrowsers = target.closest('form, [type=search]') || hasTyped({ drafts });
    if (name === 'Control+z' && !isBrowsers) {
      event.preventDefault();
      void step(event.shiftKey ? 'redo' : 'undo');
    }
    if (name === 'Tab' && isEditing && (isWalking || !isInside(event))) {
      // After the last text the focus goes its own way.
      if (!walk(event.shiftKey) && isWalking) return;
      event.preventDefault();
      focusLater('spot');
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const kind of presses) addEventListener(kind, press, options);
    addEventListener('pointermove', point, options);
    addEventListener('keydown', key, options);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const left = spots.filter(({ number }) => known?.left.includes(number));
    CSS.highlights.set('edit-left', new Highlight(...left.map(({ range }) => range)));
  }, [spots, known]);

  useEffect(() => focusBack(root), [root]);

  if (!isWide)
    return (
      <p className="raised fixed right-5 bottom-5 px-3.5 py-2">
        Editing needs a window of at least 1024 pixels.
      </p>
    );
  const isComing = path !== location.pathname || (view && !form);
  return (
    <>
      {opened && <Outline spot={opened} />}
      {isEditing && <Bands root={root} />}
      {isEditing && (
        <SpotButton
          spot={at?.element.isConnected ? at : undefined}
          onOpen={() => at && openAt(at)}
          onFocus={() => at ?? walk(false)}
        />
      )}
      <div className="pointer-events-none fixed inset-x-0 top-0 bottom-5 z-2147483001 flex flex-col items-end gap-3">
        <div className="@container-size relative min-h-0 w-full flex-1">
          {view && form && (
            <Panel
              key={JSON.stringify(form.at ?? view)}
              form={form}
              spot={opened}
              onClose={leave}
            />
          )}
        </div>
        {isComing && <progress className="me-5 w-40" aria-label="Opening" />}
        <Toolbar />
      </div>
    </>
  );
}
