type Props = {
  id?: string | undefined;
  heading: string;
  intro?: string | undefined;
  note?: string | undefined;
};

/** Head of a page that is mostly text. */
export function TextHead({ id, heading, intro, note }: Props) {
  return (
    <div id={id} className="page-width pt-14 pb-8 lg:pt-16">
      <h1 className="max-w-200 text-3xl">{heading}</h1>
      {intro && <p className="mt-5 max-w-text text-lg text-soft">{intro}</p>}
      {note && <p className="mt-4 font-mono text-sm text-soft">{note}</p>}
    </div>
  );
}
