import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { NoticeBody, type NoticeWords } from '../components/notice-body.tsx';
import { useAwake } from './use-awake.ts';
import { useTimer } from './use-timer.ts';

const visibleMs = 4000;

type Props = NoticeWords & {
  /** What a form says whose notice has failed to load. */
  initial: string;
};

type Call = { id: number; text: string; origin: HTMLElement | null };

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Follows the clicks and submits that a message answers. */
function useCalls(box: RefObject<HTMLElement | null>, onCall: () => void, onEscape: () => void) {
  const [call, setCall] = useState<Call>();
  const on = useRef({ onCall, onEscape });
  on.current = { onCall, onEscape };
  useEffect(() => {
    const show = (event: Event) => {
      const target = event.target as HTMLElement;
      const isClick = event.type === 'click';
      const asking = isClick ? target.closest<HTMLElement>('button[data-notice]') : target;
      const text = asking?.dataset.notice;
      if (!text) return;
      event.preventDefault();
      // Safari does not focus what is clicked.
      const focused = isClick ? asking : (document.activeElement as HTMLElement | null);
      setCall((last) => ({
        id: (last?.id ?? 0) + 1,
        text,
        origin: box.current?.contains(focused) ? (last?.origin ?? null) : focused,
      }));
      on.current.onCall();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && on.current.onEscape();
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('submit', show, { signal });
    document.addEventListener('click', show, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => leaving.abort();
  }, [box]);
  return call;
}

/**
 * The message of a button or form with `data-notice`: shown for four seconds, announced politely, and
 * kept while the pointer or the focus is on it.
 */
export function Notice({ initial, ...words }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useAwake(frame);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  // The text stays while the box fades.
  const clear = () => {
    if (box.current?.contains(document.activeElement)) call?.origin?.focus({ preventScroll: true });
    setOpen(false);
    setHovered(false);
    setFocused(false);
  };
  const call = useCalls(box, () => setOpen(true), clear);

  useEffect(() => {
    const notice = box.current;
    if (!notice) return;
    if (isOpen && call) {
      notice.removeAttribute('data-high');
      notice.showPopover();
      const isOver =
        call.origin?.matches('button, input') &&
        overlaps(call.origin.getBoundingClientRect(), notice.getBoundingClientRect());
      notice.toggleAttribute('data-high', isOver);
    } else if (notice.matches(':popover-open')) notice.hidePopover();
  }, [call, isOpen]);

  useTimer(clear, {
    ms: isOpen ? visibleMs : undefined,
    restart: call?.id,
    isPaused: isHovered || isFocused,
  });

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <div ref={frame} role="status" aria-live="polite">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: resting on a message keeps it open */}
      <div
        ref={box}
        id="notice"
        popover="manual"
        className="notice"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      >
        <NoticeBody
          id="notice"
          text={call?.text ?? initial}
          count={call?.id}
          onDismiss={clear}
          {...words}
        />
      </div>
    </div>
  );
}
