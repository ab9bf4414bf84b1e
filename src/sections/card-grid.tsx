import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Cards } from '../content/schemas/fields.ts';

/** Six short arguments on hairlines, beside their heading. */
export function CardGrid({ title, intro, items }: Cards) {
  return (
    <Band title={title} intro={intro} layout="beside">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-rule pt-5 pb-9">
            <h3 className="flex items-center gap-3 text-lg">
              <Icon name={item.icon} className="size-5 text-print" />
              {item.title}
            </h3>
            <p className="mt-2 text-sm text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
