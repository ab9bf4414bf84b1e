import { longestName } from '../../lib/ink.ts';
import type { WordsOf } from '../define-band.ts';
import type { band } from './schema.ts';

type Props = { words: NonNullable<WordsOf<typeof band>['ink']>; brandName: string };

/** A form to try a name and an ink on the page; src/scripts/ink.ts applies them. */
export function InkForm({ words, brandName }: Props) {
  return (
    <form method="dialog" data-ink-form="" data-brand={brandName} className="ink-form needs-script">
      <p className="font-display font-bold">{words.title}</p>
      <label className="ink-name">
        <span className="sr-only">{words.name}</span>
        <input
          name="brand"
          maxLength={longestName}
          autoComplete="organization"
          placeholder={words.name}
          dir="auto"
          className="field"
        />
      </label>
      <div className="-ms-2 flex items-center">
        <fieldset>
          <legend className="sr-only">{words.inks}</legend>
          <div className="flex">
            {Object.entries(words.swatches).map(([ink, name], index) => (
              <label key={ink} className={`swatch ink-${ink}`} title={name}>
                <input type="radio" name="ink" value={ink} defaultChecked={index === 0} />
                <span className="sr-only">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="swatch swatch-any" title={words.any}>
          <input type="color" name="any" defaultValue="#7a3b8f" />
          <span className="sr-only">{words.any}</span>
        </label>
      </div>
      <div className="ink-actions">
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
        <input data-address="" hidden readOnly aria-label={words.address} className="field" />
        <button type="button" name="reset" className="link-line">
          {words.reset}
        </button>
      </div>
    </form>
  );
}
