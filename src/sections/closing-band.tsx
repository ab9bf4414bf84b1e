import { Actions } from '../components/actions.tsx';
import type { Closing } from '../content/schemas/fields.ts';

export function ClosingBand({ title, text, actions }: Closing) {
  return (
    <section className="closing page-width">
      <div className="page-grid gap-y-8 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6 xl:col-span-7">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-5 max-w-text text-lg text-soft">{text}</p>
        </div>
        <Actions
          actions={actions}
          className="col-span-12 content-end lg:col-span-6 lg:justify-end xl:col-span-5"
        />
      </div>
    </section>
  );
}
