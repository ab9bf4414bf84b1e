import type { Mark } from '../lib/mark.ts';
import { LogoMark } from './logo.tsx';
import { Rosette } from './rosette.tsx';

/** A seal under a document: the plate, with the mark of whoever answers for it in the middle. */
export function Seal({ mark, className = '' }: { mark: Mark; className?: string }) {
  return (
    <span aria-hidden="true" className={`relative grid place-items-center ${className}`}>
      <Rosette preset="card" className="absolute inset-0" />
      <span className="relative grid size-1/3 place-items-center rounded-full bg-paper">
        <LogoMark mark={mark} className="size-1/2" />
      </span>
    </span>
  );
}
