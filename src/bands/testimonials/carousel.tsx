import { Pause, Play } from 'lucide';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LineIcon } from '../../components/line-icon.tsx';
import { pageHtmlIn } from '../../islands/page-html.ts';
import { useAwake } from '../../islands/use-awake.ts';
import { useMedia } from '../../islands/use-media.ts';
import { useTimer } from '../../islands/use-timer.ts';
import { fill } from '../../lib/text.ts';
import type { CarouselWords } from './testimonials-words.ts';

/**
 * The place of a slide that is `steps` after the first one shown: shown (0, 1), waiting just before or
 * after those, or away. Of three slides, the third would be both before and after, so it is away.
 */
export function slidePlace(steps: number, total: number): string {
  if (steps < 2) return String(steps);
  if (total < 4) return 'away';
  if (steps === total - 1) return 'before';
  return steps === 2 ? 'after' : 'away';
}

const advanceMs = 5000;
const swipePx = 40;

type Props = {
  words: CarouselWords;
  total: number;
  /** The slides, rendered at build. The carousel only moves them. */
  children?: ReactNode;
};

/** Turns to the next item every five seconds, unless the visitor interacts. */
function useTurns(total: number, perView: number) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)', false);
  const [turned, setTurned] = useState<number>();
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const index = turned ?? 0;
  const isHeld = isStopped || isHovered || isFocused;
  const go = (to: number) => setTurned((to + total) % total);
  useTimer(() => go(index + 1), {
    ms: isStill || total <= perView ? undefined : advanceMs,
    restart: index,
    isPaused: isHeld,
  });
  // “Play” plays at once, though pointer and focus are still on it.
  const toggle = () => {
    setStopped(!isStopped);
    if (!isStopped) return;
    setHovered(false);
    setFocused(false);
  };
  const hasTurned = turned !== undefined;
  return { index, hasTurned, go, isStopped, isHeld, toggle, setHovered, setFocused };
}

type TrackProps = Omit<Props, 'words'> & {
  turns: ReturnType<typeof useTurns>;
  perView: number;
};

/** The slides, which fingers and pens turn. A mouse selects their words, and has buttons to click. */
function Track({ turns, total, perView, children }: TrackProps) {
  const { index, hasTurned, go, isHeld } = turns;
  const track = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const swipeFrom = useRef<number>(undefined);

  // Places are counted from the first slide in view, so that the loop never rewinds.
  useLayoutEffect(() => {
    for (const [item, slide] of pageHtmlIn(track.current).entries()) {
      const steps = (item - index + total) % total;
      slide.dataset.place = slidePlace(steps, total);
      slide.inert = steps >= perView;
    }
  }, [index, total, perView]);

  const drop = (event: PointerEvent) => {
    if (swipeFrom.current === undefined) return;
    const moved = event.clientX - swipeFrom.current;
    swipeFrom.current = undefined;
    const onward = document.dir === 'rtl' ? moved : -moved;
    if (Math.abs(moved) > swipePx) go(index + (onward > 0 ? 1 : -1));
  };
  return (
    <div
      ref={track}
      className="carousel-track"
      // Until then, the row is scrolled by keys, too.
      tabIndex={isReady ? -1 : 0}
      data-turned={hasTurned || undefined}
      aria-live={isHeld ? 'polite' : 'off'}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') swipeFrom.current = event.clientX;
      }}
      onPointerUp={drop}
      onPointerCancel={() => {
        swipeFrom.current = undefined;
      }}
    >
      {children}
    </div>
  );
}

/**
 * Shows one or two items at a time. Until it is ready, and where it never is, the slides are a row that
 * the visitor scrolls.
 */
export function Carousel({ words, total, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  useAwake(frame);
  const perView = useMedia('(min-width: 768px)', true) ? 2 : 1;
  const turns = useTurns(total, perView);
  const { index, go, isStopped, toggle, setHovered, setFocused } = turns;

  // The pointer or the focus may have arrived before React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: setters do not change
  useEffect(() => {
    if (frame.current?.matches(':hover')) setHovered(true);
    if (frame.current?.matches(':has(:focus-visible)')) setFocused(true);
  }, []);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  // No controls where all slides are in view.
  const controls = total === 2 ? 'flex md:hidden' : total > 2 ? 'flex' : 'hidden';
  const dots = Array.from({ length: total }, (_, item) => item);
  return (
    <section
      ref={frame}
      aria-roledescription={words.carouselRole}
      aria-label={words.label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setFocused(true)}
      onBlur={leave}
    >
      <Track turns={turns} total={total} perView={perView}>
        {children}
      </Track>
      <div
        className={`needs-script invisible in-data-awake:visible mt-8 flex-wrap items-center gap-x-4 ${controls}`}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: no field set, the dots are buttons */}
        <div role="group" aria-label={words.dots} className="-ms-3 flex flex-wrap">
          {dots.map((item) => (
            <button
              key={item}
              type="button"
              aria-label={fill(words.dot, { n: item + 1 })}
              aria-current={item === index || undefined}
              onClick={() => go(item)}
              className="carousel-dot"
            />
          ))}
        </div>
        <button
          type="button"
          onClick={toggle}
          className="inline-flex min-h-11 items-center gap-2 rounded-plate px-3 text-sm text-soft hover:bg-sheet hover:text-ink motion-reduce:hidden"
        >
          <LineIcon drawing={isStopped ? Play : Pause} className="size-4" />
          <span suppressHydrationWarning>{isStopped ? words.play : words.pause}</span>
        </button>
      </div>
    </section>
  );
}
