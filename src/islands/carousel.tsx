import { Pause, Play } from 'lucide';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LineIcon } from '../components/line-icon.tsx';
import { fill } from '../lib/fill.ts';
import { useAwake } from './use-awake.ts';
import { useMedia } from './use-media.ts';
import { useTimer } from './use-timer.ts';

const advanceMs = 5000;
const swipePx = 40;

type Words = {
  label: string;
  carouselRole: string;
  slideRole: string;
  pause: string;
  play: string;
  dots: string;
  dot: string;
  slide: string;
};

/** The slides are slots, drawn at build: slide1, slide2 and so on. */
type Props = { words: Words } & { [slide: `slide${number}`]: ReactNode };

/** One or two items at a time, in a loop of five seconds that anything the visitor does holds. */
export function Carousel({ words, ...slots }: Props) {
  // Astro also hands over its default slot, as children.
  const slides = Object.entries(slots)
    .filter(([name]) => name.startsWith('slide'))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, slide]) => slide);
  const frame = useAwake<HTMLElement>();
  const isWide = useMedia('(min-width: 768px)', true);
  const isStill = useMedia('(prefers-reduced-motion: reduce)', false);
  const [index, setIndex] = useState(0);
  // Asleep, nothing is inert: without scripts every slide can be scrolled to and read.
  const [isAwake, setAwake] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const swipeFrom = useRef<number>(undefined);
  const total = slides.length;
  const perView = isWide ? 2 : 1;

  // The pointer may have come before React did.
  useEffect(() => {
    if (frame.current?.matches(':hover')) setHovered(true);
    if (frame.current?.matches(':focus-within')) setFocused(true);
    setAwake(true);
  }, [frame]);

  const go = (to: number) => setIndex((to + total) % total);
  useTimer(() => go(index + 1), {
    ms: isStill ? undefined : advanceMs,
    restart: index,
    isPaused: isStopped || isHovered || isFocused,
  });

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const drop = (event: PointerEvent) => {
    if (swipeFrom.current === undefined) return;
    const moved = event.clientX - swipeFrom.current;
    swipeFrom.current = undefined;
    const onward = document.dir === 'rtl' ? moved : -moved;
    if (Math.abs(moved) > swipePx) go(index + (onward > 0 ? 1 : -1));
  };
  // The track holds the slides in their order from the first in view, so that a loop never rewinds.
  const place = (item: number) => (item - index + total) % total;
  return (
    <section
      ref={frame}
      aria-roledescription={words.carouselRole}
      aria-label={words.label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div
        className="carousel-track in-data-broken:flex in-data-broken:gap-(--gap) in-data-broken:snap-x in-data-broken:snap-mandatory in-data-broken:overflow-x-auto"
        aria-live={isStopped || isHovered || isFocused ? 'polite' : 'off'}
        onPointerDown={(event) => {
          swipeFrom.current = event.clientX;
        }}
        onPointerUp={drop}
        onPointerCancel={() => {
          swipeFrom.current = undefined;
        }}
      >
        {slides.map((slide, item) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are a fixed list
            key={item}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={fill(words.slide, { n: item + 1, total })}
            inert={isAwake && place(item) >= perView}
            data-place={place(item)}
            className="carousel-slide in-data-broken:flex-none in-data-broken:translate-none in-data-broken:snap-start in-data-broken:opacity-100"
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="needs-script in-data-broken:hidden mt-8 flex flex-wrap items-center gap-x-4">
        {/* biome-ignore lint/a11y/useSemanticElements: no field set, the dots are buttons */}
        <div role="group" aria-label={words.dots} className="flex">
          {slides.map((_, item) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are a fixed list
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
          onClick={() => setStopped(!isStopped)}
          className="inline-flex min-h-11 items-center gap-2 rounded-plate px-3 text-sm text-soft hover:bg-sheet hover:text-ink motion-reduce:hidden"
        >
          <LineIcon drawing={isStopped ? Play : Pause} className="size-4" />
          {isStopped ? words.play : words.pause}
        </button>
      </div>
    </section>
  );
}
