import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAwake } from '../../islands/use-awake.ts';

type Props = {
  /** Of its details. */
  id: string;
  /** The line of the provider, which opens the details. */
  line?: ReactNode;
  /** The details. */
  children?: ReactNode;
};

/** A provider's line: its name, what it has under it, and its status in a column of its own. */
export const providerLook = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-4';

/**
 * The custom provider. Hover, focus and tap open its details, and Escape closes them. Until it is ready,
 * CSS shows them on hover and focus.
 */
export function ProviderTile({ id, line, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useAwake(box);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A tap first moves the focus, which opens the details. So a tap or a key may close them only if they
  // were open before it.
  const wasOpen = useRef(false);

  useEffect(() => {
    if (box.current?.matches(':hover, :focus-within')) setOpen(true);
    // Escape closes what the pointer opened, too, wherever the focus is.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (card.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only doubles what the button does
    <div
      ref={box}
      className="provider-tile"
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => {
        const holdsFocus = card.current?.contains(document.activeElement);
        if (pointerType === 'mouse' && !holdsFocus) setOpen(false);
      }}
      onFocus={() => setOpen(true)}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`w-full text-start ${providerLook}`}
        onPointerDown={({ pointerType }) => {
          wasOpen.current = isOpen && pointerType !== 'mouse';
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        {line}
      </button>
      <div
        ref={card}
        id={id}
        className="provider-card mb-4 rounded-plate border border-ink bg-paper p-5"
      >
        {children}
      </div>
    </div>
  );
}
