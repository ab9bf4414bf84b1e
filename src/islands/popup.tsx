import { X } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LineIcon } from '../components/line-icon.tsx';
import { day } from '../lib/dates.ts';
import { between, pickOther } from '../lib/numbers.ts';
import { fill } from '../lib/text.ts';
import type { Activity } from '../schema/activity.ts';
import { sinceVisit } from './since-visit.ts';
import { useAwake } from './use-awake.ts';
import { useMedia } from './use-media.ts';
import { useTimer } from './use-timer.ts';

const firstMs = 5000;
const visibleMs = 6000;
const gapMs = [15_000, 25_000] as const;
const closesThatEndIt = 2;
const storageKey = 'popup-closes';

/** How often the visitor has closed it during this visit, on earlier pages too. */
function closesSoFar(): number {
  try {
    return Number(sessionStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

/** What the popup must not cover. Not `main`: it can have the focus too, but fills the page. */
const controls = 'a, button, input, select, textarea, summary';

/** In pixels: less than the height of any control. */
const spacing = 16;

/** Whether there is a control under a box, looked up at points all over it. */
function coversControl(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isControl = (part: Element) => part.matches(controls) && !box.contains(part);
  for (let x = left; x < right; x += spacing)
    for (let y = top; y < bottom; y += spacing)
      if (document.elementsFromPoint(x, y).some(isControl)) return true;
  return false;
}

/** A message, or the wait for the next one. */
type Turn = { isVisible: boolean; message?: number; minutes: number; lasts: number };

type Props = {
  words: Omit<Activity, 'messages' | 'sample'>;
  /** The address of the messages, which are not part of the page because they are needed late. */
  source: string;
  sample: string | undefined;
  /** Whether the messages are invented. Those of real people have their own day, or none. */
  isInvented: boolean;
};

type MessageProps = Pick<Props, 'words' | 'sample' | 'isInvented'> & {
  message: Activity['messages'][number];
  minutes: number;
  onClose(): void;
  /** Called when the pointer or the focus comes or leaves. */
  onHold(isHeld: boolean): void;
  /** Called with what had the focus before. */
  onEnter(origin: EventTarget | null): void;
};

function Message({ message, minutes, words, sample, isInvented, ...on }: MessageProps) {
  const { lang } = document.documentElement;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on a message keeps it open
    <div
      className="flex gap-4"
      onPointerEnter={() => on.onHold(true)}
      onPointerLeave={() => on.onHold(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        on.onHold(true);
        if (!currentTarget.contains(relatedTarget)) on.onEnter(relatedTarget);
      }}
      onBlur={() => on.onHold(false)}
    >
      <div className="flex-1">
        <p className="text-sm">
          <strong>{message.name}</strong>
          {`, ${message.location}, ${message.message}`}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 font-mono text-xs text-soft">
          <span>{fill(words.plan, { plan: message.plan })}</span>
          {isInvented && (
            <span>
              {fill(minutes === 1 ? words.agoOne : words.ago, {
                minutes: minutes.toLocaleString(lang),
              })}
            </span>
          )}
          {!isInvented && message.day && (
            <time dateTime={message.day}>{day(message.day, lang)}</time>
          )}
          {sample && <span>{sample}</span>}
        </p>
      </div>
      <button type="button" onClick={on.onClose} className="icon-button -mt-2 -me-2">
        <LineIcon drawing={X} className="size-5" />
        <span className="sr-only">{words.close}</span>
      </button>
    </div>
  );
}

/** How often the visitor has closed it, and a function that counts one more. */
function useCloses() {
  const [closes, setCloses] = useState(closesSoFar);
  // A page that the browser brings back has missed what happened on others.
  useEffect(() => {
    const recount = () => setCloses((count) => Math.max(count, closesSoFar()));
    addEventListener('pageshow', recount);
    return () => removeEventListener('pageshow', recount);
  }, []);
  const countClose = () => {
    // Other pages of this visit may have counted meanwhile.
    const count = Math.max(closes, closesSoFar()) + 1;
    setCloses(count);
    try {
      sessionStorage.setItem(storageKey, String(count));
    } catch {}
  };
  return [closes, countClose] as const;
}

/** Hides an open box as soon as it covers a control. */
function useGiveWay(frame: RefObject<HTMLElement | null>, isOpen: boolean, hide: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hide only sets state
  useLayoutEffect(() => {
    if (!isOpen) return;
    const giveWay = () => frame.current && coversControl(frame.current) && hide();
    giveWay();
    const closing = new AbortController();
    for (const kind of ['focusin', 'scroll'])
      document.addEventListener(kind, giveWay, { passive: true, signal: closing.signal });
    return () => closing.abort();
  }, [isOpen, frame]);
}

/** Now and then shows what others have just done, at the bottom left of wide screens. */
export function Popup({ words, source, sample, isInvented }: Props) {
  const [messages, setMessages] = useState<Activity['messages']>();
  const frame = useRef<HTMLElement>(null);
  useAwake(frame, messages !== undefined);
  const isWide = useMedia('(min-width: 768px)', false);
  const [turn, setTurn] = useState<Turn>();
  const [closes, countClose] = useCloses();
  const [isHeld, setHeld] = useState(false);
  /** Where the focus came from, to return to. */
  const origin = useRef<HTMLElement>(null);
  const hasEnded = closes >= closesThatEndIt;

  // Counts from the start of the visit, because this code arrives a few seconds later.
  useEffect(() => {
    const begin = (read: Activity['messages']) => {
      setMessages(read);
      setTurn({ isVisible: false, minutes: 1, lasts: Math.max(0, firstMs - sinceVisit()) });
    };
    fetch(source)
      .then((answer) => answer.json())
      .then(begin)
      // Without messages there is nothing to show, and nobody misses them.
      .catch(() => {});
  }, [source]);

  const show = () =>
    setTurn({
      isVisible: true,
      message: pickOther(messages?.length ?? 0, turn?.message),
      minutes: between(1, 15),
      lasts: visibleMs,
    });
  const hide = () => {
    const lasts = between(...gapMs);
    setHeld(false);
    setTurn((now) => now && { ...now, isVisible: false, lasts });
  };
  useTimer(turn?.isVisible ? hide : show, {
    ms: isWide && !hasEnded ? turn?.lasts : undefined,
    restart: turn,
    isPaused: isHeld,
  });
  const close = () => {
    countClose();
    if (frame.current?.contains(document.activeElement))
      origin.current?.focus({ preventScroll: true });
    hide();
  };

  const message = turn?.isVisible && isWide && !hasEnded && messages?.[turn.message ?? 0];
  const isOpen = Boolean(message);

  useGiveWay(frame, isOpen, hide);

  return (
    <aside
      ref={frame}
      aria-label={words.label}
      className="popup"
      data-open={isOpen ? '' : undefined}
      hidden={!isOpen}
    >
      {message && (
        <Message
          message={message}
          minutes={turn.minutes}
          words={words}
          sample={sample}
          isInvented={isInvented}
          onClose={close}
          onHold={setHeld}
          onEnter={(from) => {
            origin.current = from as HTMLElement | null;
          }}
        />
      )}
    </aside>
  );
}
