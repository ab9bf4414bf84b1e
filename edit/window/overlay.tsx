import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutMarks } from '../mark-text.ts';
import { ask } from './ask.ts';
import { Bands } from './bands.tsx';
import { go, open } from './drafts.ts';
import type { SitePage } from './site-page.ts';
import { boxOf, isInView, isSeen, type Spot, spotAt, uncover } from './spots.ts';
import { fieldId, keyOf } from './state.ts';
import { usePage, useStore } from './store.ts';

const margin = 4;

/** What would act on the page, move the focus or open something. */
const clicks = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'submit'];

/** Parts that open or choose something on the page. */
const controls = 'summary, button, label, input, select, textarea, [role=tab]';

/** Around a text. Its label is above it, or below and to the left where there is no room. */
function Outline({ spot, scale, children }: OutlineProps) {
  const box = spot && boxOf(spot);
  if (!box) return <div className="absolute size-0 overflow-hidden">{children}</div>;
  return (
    <div
      className="group pointer-events-none absolute z-2 rounded-plate outline-2 outline-link outline-solid"
      data-low={box.top * scale < 30 || undefined}
      data-right={box.left > spot.element.ownerDocument.body.clientWidth / 2 || undefined}
      style={{
        left: box.left * scale - margin,
        top: box.top * scale - margin,
        width: box.width * scale + 2 * margin,
        height: box.height * scale + 2 * margin,
      }}
    >
      {children}
    </div>
  );
}

type OutlineProps = { spot: Spot | undefined; scale: number; children?: ReactNode };

/** Finds a spot of the page that showed before on the one that shows now. */
type Place = { number: number; nth: number };
const placeOf = (page: SitePage, spot: Spot): Place => ({
  number: spot.number,
  nth: page.spotsOf(spot.number).findIndex(({ element }) => element === spot.element),
});
const spotOf = (page: SitePage, place: Place | undefined): Spot | undefined =>
  place && page.spotsOf(place.number)[Math.max(0, place.nth)];

const textOf = ({ attribute, range }: Spot) => withoutMarks(attribute ?? range.toString());

type SpotProps = { spot: Spot | undefined; scale: number; onOpen: () => void; onFocus: () => void };

/** The text under the pointer, or the one that the keyboard has reached; Enter edits it. */
function SpotButton({ spot, scale, onOpen, onFocus }: SpotProps) {
  const { known } = useStore();
  const [labels, setLabels] = useState<Record<number, string>>({});
  const mark = spot?.number ?? -1;
  const isKnown = mark < 0 || mark in labels;
  useEffect(() => {
    if (isKnown) return;
    const take = (label: string) => setLabels((others) => ({ ...others, [mark]: label }));
    ask('label', { mark }).then(take, () => {});
  }, [mark, isKnown]);
  const isLeft = known?.left.includes(mark);
  const label = (labels[mark] ?? 'Text of this page') + (isLeft ? ', not translated yet' : '');
  const words = spot ? textOf(spot).slice(0, 80) : '';
  const opens = spot?.element.closest(`${controls}, a`);
  return (
    <Outline spot={spot} scale={scale}>
      <button
        id="spot"
        type="button"
        className="size-full outline-none"
        aria-label={`Edit: ${label}. ${words}`}
        onClick={({ altKey }) => (altKey && opens ? (opens as HTMLElement).click() : onOpen())}
        onFocus={onFocus}
      >
        <span className="absolute -left-0.5 bottom-full mb-0.5 w-max max-w-88 rounded-plate bg-strong px-2 py-0.5 font-semibold text-on-strong text-xs group-data-low:top-full group-data-low:bottom-auto group-data-low:mt-0.5 group-data-right:-right-0.5 group-data-right:left-auto">
          {label}
          {opens && <span className="font-normal"> (Alt-click opens it)</span>}
        </span>
      </button>
    </Outline>
  );
}

/** Over the page while it is edited: a click selects a text, and Tab goes from text to text. */
export function Overlay({ scale }: { scale: number }) {
  const { view, form, known } = useStore();
  const page = usePage();
  const [place, setPlace] = useState<Place>();
  const [clicked, setClicked] = useState<Place>();

  const at = page && spotOf(page, place);
  const mark = form?.mark ?? (view?.name === 'field' ? view.mark : undefined);
  const places = page && view ? page.spotsOf(mark) : [];
  const same = page && clicked?.number === mark ? spotOf(page, clicked) : undefined;
  // A long text is many places, each of which would be measured.
  const opened =
    same && isSeen(same)
      ? same
      : (places.find((spot) => isInView(spot) && isSeen(spot)) ?? places.find(isSeen));
  const openAt = (spot: Spot) => {
    if (page) setClicked(placeOf(page, spot));
    if (page) setPlace(placeOf(page, spot));
    void open({ name: 'field', mark: spot.number, words: textOf(spot) });
  };

  // Shows the text that was opened somewhere else: in a search, for example.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const key = form?.at && page && `${page.path} ${keyOf(form.at)}`;
    const spot = opened ?? page?.spotsOf(mark)[0];
    if (!key || !spot || shown.current === key) return;
    if (!isSeen(spot)) return uncover(spot.element);
    shown.current = key;
    // A tab that was opened took the focus into the page.
    if (form?.at && document.activeElement?.matches('iframe'))
      document.getElementById(fieldId(form.at))?.focus();
    if (!isInView(spot)) spot.element.scrollIntoView({ block: 'center' });
  });

  /** Moves to the next text; false where there is none. */
  const walk = (isBack: boolean) => {
    const seen = page?.seenSpots() ?? [];
    const now = at ? seen.indexOf(at) : -1;
    const next = now < 0 ? seen.find(isInView) : seen[now + (isBack ? -1 : 1)];
    next?.element.scrollIntoView({ block: 'nearest' });
    if (page && next) setPlace(placeOf(page, next));
    return next !== undefined;
  };

  const click = useEffectEvent((event: Event) => {
    // The editor itself opens parts of the page, too.
    if (!page || !event.isTrusted) return;
    const { target } = event as Event & { target: Element };
    const { clientX = 0, clientY = 0, altKey = false } = event as Partial<MouseEvent>;
    const spot = spotAt(page.spots, target, clientX, clientY);
    const control = target.closest(controls);
    // A click beside its text opens what a part of the page opens; an Alt-click does so anywhere.
    if (event.type !== 'submit' && control && (altKey || !spot)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (altKey && link?.origin === location.origin) void go(link.pathname + link.hash);
    else if (spot) openAt(spot);
    else if (target.closest('header, footer')) void open({ name: 'menu', path: page.path });
  });
  const point = useEffectEvent(({ target, clientX, clientY }: PointerEvent) => {
    const spot = page && spotAt(page.spots, target as Element, clientX, clientY);
    // The keyboard stays where it is.
    if (!page || (!spot && document.activeElement?.id === 'spot')) return;
    setPlace(spot && placeOf(page, spot));
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || (event.target as Element).id !== 'spot') return;
    // After the last text the focus moves on.
    if (walk(event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const kind of clicks) page?.window.addEventListener(kind, click, options);
    page?.window.addEventListener('pointermove', point, options);
    addEventListener('keydown', key, options);
    return () => stop.abort();
  }, [page]);

  const spots = page?.spots;
  const left = known?.left;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other spots are other ranges
  useEffect(() => page?.underline(left ?? []), [page, spots, left]);

  if (!page) return null;
  return (
    <div className="pointer-events-none absolute inset-0 z-2 overflow-clip">
      {opened && <Outline spot={opened} scale={scale} />}
      <SpotButton
        spot={at && isSeen(at) ? at : undefined}
        scale={scale}
        onOpen={() => at && openAt(at)}
        onFocus={() => at ?? walk(false)}
      />
      <Bands page={page} scale={scale} />
    </div>
  );
}
