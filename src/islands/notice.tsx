import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { NoticeBody, type NoticeWords } from '../components/notice-body.tsx';
import { overlaps } from './overlaps.ts';
import { useAwake } from './use-awake.ts';
import { useTimer } from './use-timer.ts';

const visibleMs = 4000;

type Props = NoticeWords & {
  /** What a form says whose notice has failed to load. */
  initial: string;
};

/**
 * The message of a button or form with `data-notice`: shown for four seconds, announced politely, and
 * kept while the pointer or the focus is on it.
 */
export function Notice({ initial, ...words }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useAwake(frame);
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ id: number; text: string }>();
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** What was pressed, to return to. */
  const origin = useRef<HTMLElement>(null);

  // The words stay while the box fades.
  const clear = () => {
    if (box.current?.contains(document.activeElement))
      origin.current?.focus({ preventScroll: true });
    setOpen(false);
    setHovered(false);
    setFocused(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: clear reads refs and sets state, whenever it was made
  useEffect(() => {
    let id = 0;
    const show = (event: Event) => {
      const target = event.target as HTMLElement;
      const isPress = event.type === 'click';
      const asking = isPress ? target.closest<HTMLElement>('button[data-notice]') : target;
      const text = asking?.dataset.notice;
      if (!text) return;
      event.preventDefault();
      // Safari does not focus what is pressed.
      if (isPress) origin.current = asking;
      else if (!box.current?.contains(document.activeElement))
        origin.current = document.activeElement as HTMLElement | null;
      id += 1;
      setMessage({ id, text });
      setOpen(true);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && clear();
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('submit', show, { signal });
    document.addEventListener('click', show, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    const notice = box.current;
    if (!notice) return;
    if (isOpen && message) {
      notice.removeAttribute('data-high');
      notice.showPopover();
      const pressed = origin.current;
      const isOver =
        pressed?.matches('button, input') &&
        overlaps(pressed.getBoundingClientRect(), notice.getBoundingClientRect());
      notice.toggleAttribute('data-high', isOver);
    } else if (notice.matches(':popover-open')) notice.hidePopover();
  }, [message, isOpen]);

  useTimer(clear, {
    ms: isOpen ? visibleMs : undefined,
    restart: message?.id,
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
          text={message?.text ?? initial}
          count={message?.id}
          onDismiss={clear}
          {...words}
        />
      </div>
    </div>
  );
}
