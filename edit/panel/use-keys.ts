import { useEffect, useEffectEvent, useState } from 'react';

type Keys = { onToggle: () => void; onUndo: () => void; onRedo: () => void; onEscape: () => void };

const isText = (target: EventTarget | undefined) =>
  target instanceof Element && target.matches('input, textarea, select');

/** Ctrl+E switches editing, Ctrl+Z undoes outside of fields. Gives whether Alt is held. */
export function useKeys({ onToggle, onUndo, onRedo, onEscape }: Keys): boolean {
  const [isHeld, setHeld] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Alt') setHeld(true);
    if (event.key === 'Escape') onEscape();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !isText(event.composedPath()[0]);
    if (key !== 'e' && !isUndo) return;
    event.preventDefault();
    if (key === 'e') onToggle();
    else if (event.shiftKey) onRedo();
    else onUndo();
  });
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.type === 'blur' || (event as KeyboardEvent).key === 'Alt') setHeld(false);
    };
    addEventListener('keydown', press);
    addEventListener('keyup', leave);
    addEventListener('blur', leave);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', leave);
      removeEventListener('blur', leave);
    };
  }, []);
  return isHeld;
}
