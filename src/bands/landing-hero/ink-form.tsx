import { longestName } from '../../lib/ink.ts';
import type { WordsOf } from '../define-band.ts';
import type { landingHeroWords } from './landing-hero-words.ts';

type Props = {
  words: NonNullable<WordsOf<typeof landingHeroWords>['ink']>;
  shop: string | undefined;
};

/** A form to try a name and an ink on the page; src/scripts/ink.ts applies them. */
export function InkForm({ words, shop }: Props) {
  return (
    <form
      method="dialog"
      data-ink-form=""
      data-brand={shop}
      className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2 self-start rounded-plate border border-edge bg-card px-4 py-3 text-sm/[inherit]"
    >
      <p className="font-display font-bold">{words.title}</p>
      <input
        name="brand"
        maxLength={longestName}
        autoComplete="organization"
        aria-label={words.name}
        placeholder={words.name}
        dir="auto"
        className="field min-h-11 flex-[1_1_9rem]"
      />
      <fieldset className="-ms-2 flex">
        <legend className="sr-only">{words.inks}</legend>
        {Object.entries(words.swatches).map(([ink, name], index) => (
          <input
            key={ink}
            type="radio"
            name="ink"
            value={ink}
            defaultChecked={index === 0}
            aria-label={name}
            title={name}
            className={`swatch ink-${ink}`}
          />
        ))}
        <input
          type="color"
          name="any"
          defaultValue="#7a3b8f"
          aria-label={words.any}
          title={words.any}
          className="swatch swatch-any"
        />
      </fieldset>
      {/* Takes the place of the hint, so that nothing moves. */}
      <p className="-my-1.5 flex min-h-11 basis-full items-center text-soft in-data-tried:hidden">
        {words.hint}
      </p>
      <div className="-my-1.5 hidden basis-full flex-wrap gap-x-5 in-data-tried:flex">
        <button
          type="button"
          name="copy"
          data-label={words.copy}
          data-done={words.copied}
          className="link-line"
        >
          {words.copy}
        </button>
        <span role="status" className="sr-only" />
        <button type="button" data-reset-brand="" className="link-line">
          {words.reset}
        </button>
      </div>
    </form>
  );
}
