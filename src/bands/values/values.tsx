import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { valuesWords } from './values-words.ts';

export function Values({ words, anchor }: BandProps<typeof valuesWords>) {
  return (
    <Band id={anchor} title={words.title} layout="beside" tone="sheet">
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
        {words.items.map((item) => (
          <li key={item.title} className="border-t border-rule pt-5">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-2 text-sm text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
