import { X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { remember, remembered } from './memory.ts';
import { Said } from './said.tsx';
import type { Spot } from './spots.ts';
import { ToolButton } from './toolbar.tsx';
import { useBox } from './use-box.ts';

const gap = 16;
/** What the bar at the bottom takes. */
const bar = 88;

const within = (value: number, most: number) => Math.max(gap, Math.min(value, most));

/** Beside the word if there is room, else below or above it; never out of the window. */
function placeBeside(word: DOMRect, { width, height }: DOMRect) {
  const right = document.documentElement.clientWidth - width - gap;
  const bottom = innerHeight - height - bar;
  if (word.right + gap <= right) return { left: word.right + gap, top: within(word.top, bottom) };
  const isLeft = word.left - gap - width >= gap;
  if (isLeft) return { left: word.left - gap - width, top: within(word.top, bottom) };
  const isBelow = word.bottom + gap <= bottom;
  const top = isBelow ? word.bottom + gap : word.top - gap - height;
  return { left: within(word.left, right), top: within(top, bottom) };
}

/** The field that had the focus before the page was reloaded, or the first one. */
function focusFirst(sheet: HTMLElement) {
  const { focus, caret } = remembered();
  const known = focus ? sheet.querySelector<HTMLElement>(`#${CSS.escape(focus)}`) : undefined;
  const target = known ?? sheet.querySelector<HTMLElement>('input, textarea, select') ?? sheet;
  target.focus();
  if (!(target instanceof HTMLTextAreaElement)) return;
  const end = (known && caret) ?? target.value.length;
  target.setSelectionRange(end, end);
}

type Props = {
  title: string;
  onClose: () => void;
  /** What it stands beside; without it, it is a drawer at the side of the window. */
  spot?: Spot | undefined;
  isDrawer?: boolean;
  children: ReactNode;
};

/** The frame of whatever opens beside the page. */
export function Sheet({ title, onClose, spot, isDrawer = false, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const box = useBox(isDrawer ? undefined : spot);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const look = () => {
      if (box && sheet.current) setPlace(placeBeside(box, sheet.current.getBoundingClientRect()));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [box]);
  useLayoutEffect(() => {
    if (sheet.current) focusFirst(sheet.current);
    remember({ focus: undefined });
  }, []);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={sheet}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={isDrawer ? 'sheet drawer' : 'sheet'}
      style={isDrawer ? undefined : place}
      onKeyDown={keys}
    >
      <div className="head">
        <h2>{title}</h2>
        <Said />
        <ToolButton drawing={X} label="Close" onClick={onClose} />
      </div>
      <div className="body">{children}</div>
    </section>
  );
}
