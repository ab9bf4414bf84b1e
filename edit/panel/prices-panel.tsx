import { FieldEditor } from './field-editor.tsx';
import { keyOf } from './memory.ts';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useAsked } from './use-asked.ts';

/** Every price of the site, with the pages that print it. */
export function PricesPanel({ onClose }: { onClose: () => void }) {
  const prices = useAsked(server.prices);
  if (!prices) return null;
  return (
    <Sheet title="Prices" isDrawer onClose={onClose}>
      {prices.map((price) => (
        <div key={keyOf(price)} className="group">
          <p className="where">{price.plans.join(', ') || price.path.slice(1).join(' ')}</p>
          <FieldEditor field={price} />
          <p className="where">{price.pages.join(', ')}</p>
        </div>
      ))}
    </Sheet>
  );
}
