import { Plus } from 'lucide';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { WholeCodes } from '../../components/whole-codes.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import type { ProviderTileWords } from './setup-words.ts';

type Props = {
  /** Of its details. */
  id: string;
  tile: ProviderTileWords;
  status: string;
};

/** A provider's line: its name, what it has under it, and its status in a column of its own. */
export const providerLook = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-4';
export const statusLook = 'col-start-2 row-span-2 row-start-1 mt-0.5 font-mono text-xs';

/**
 * The custom provider. Hover, focus and tap open its details, and Escape closes them. Until it wakes,
 * CSS shows them on hover and focus.
 */
export function ProviderTile({ id, tile, status }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useAwake(box);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A tap first moves the focus, which opens the details. So a tap or a key may close them only if they
  // were open before it.
  const wasOpen = useRef(false);
  const info = tile.customInfo;

  useEffect(() => {
    if (box.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  // Escape closes what the pointer opened, too, wherever the focus is. A focus in the card returns to
  // the button.
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (card.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  if (!info) return null;
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only doubles what the button does
    <div
      ref={box}
      className="provider-tile"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => {
        const holdsFocus = card.current?.contains(document.activeElement);
        if (event.pointerType === 'mouse' && !holdsFocus) setOpen(false);
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
        onPointerDown={(event) => {
          wasOpen.current = isOpen && event.pointerType !== 'mouse';
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <span className="font-semibold">{tile.name}</span>
        <span className="text-sm text-soft">
          <WholeCodes text={tile.description} />
        </span>
        <span className={`${statusLook} inline-flex items-center gap-1 text-print`}>
          {status}
          <LineIcon drawing={Plus} className="size-4" />
        </span>
      </button>
      <div
        ref={card}
        id={id}
        className="provider-card mb-4 rounded-plate border border-ink bg-paper p-5"
      >
        <p className="font-display text-lg font-bold">{info.title}</p>
        <p className="mt-1 font-mono text-lg text-print">{info.price}</p>
        <ul className="my-4 grid gap-1 text-sm text-soft">
          {info.features.map((feature) => (
            <li key={feature} className="flex gap-2 wrap-anywhere before:content-['–'_/_'']">
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink kind="strong" href={info.action.href} className="w-full">
          {info.action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
