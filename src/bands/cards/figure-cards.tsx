import type { CardsProps } from './cards-words.ts';

export function FigureCards({ words: { items } }: CardsProps) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 md:max-lg:card-rows">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-6 gap-y-3 border-t border-rule py-8 sm:max-md:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-cols-[12.5rem_minmax(0,1fr)]"
        >
          {item.value && (
            <p>
              <span className="block font-display text-3xl leading-none font-bold narrow text-print first-letter:uppercase">
                {item.value}
              </span>
              <span className="mt-2 block text-sm text-soft">{item.label}</span>
            </p>
          )}
          <div className={item.value ? undefined : 'col-span-full'}>
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-1.5 text-md text-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
