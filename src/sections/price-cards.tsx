import { Actions } from '../components/actions.tsx';
import { Band } from '../components/band.tsx';
import type { Feature } from '../content/schemas/features.ts';

const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

export function PriceCards({ title, intro, items, action }: Feature['prices']) {
  return (
    <Band title={title} intro={intro}>
      <ul className={`grid gap-x-8 gap-y-10 md:card-rows ${columns[items.length] ?? ''}`}>
        {items.map((item) => (
          <li key={item.title} className="border-t border-ink pt-5">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
              <span className="min-w-0 font-display text-3xl leading-none font-bold narrow">
                {item.price}
              </span>
              <span className="text-sm text-soft">{item.period}</span>
            </p>
            <p className="mt-4 text-sm text-soft">{item.text}</p>
            <ul className="mt-5 text-sm">
              {item.points.map((point) => (
                <li key={point} className="border-t border-rule py-2">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Actions actions={[action]} className="mt-10" />
    </Band>
  );
}
