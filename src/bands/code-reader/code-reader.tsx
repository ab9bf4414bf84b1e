import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import { NotLoaded } from '../../components/without-script.tsx';
import type { DrawingWords } from '../../schema/drawings.ts';
import type { BandProps } from '../define-band.ts';
import type { codeReaderWords } from './code-reader-words.ts';

type Props = BandProps<typeof codeReaderWords> & {
  /** The island with the code in its parts. */
  children?: ReactNode;
};

/** A field for the visitor's code, and a code in its parts. */
export function CodeReader({ words, anchor, uid, site, children }: Props) {
  const { input } = words;
  const { activationCode } = site.drawings.esimCard as DrawingWords<'esimCard'>;
  // A field for files cannot be styled itself, so its label looks like a button.
  const fileButton = (label: string, isCamera: boolean) => (
    <label
      className={`shows-focus relative min-h-11 cursor-pointer items-center rounded-plate border border-edge px-4 font-semibold text-sm hover:border-ink ${isCamera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex'}`}
    >
      <input
        type="file"
        name="picture"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
      />
      {label}
    </label>
  );
  return (
    <Band id={anchor} title={words.title} intro={words.intro} tone={words.tone}>
      <form
        method="dialog"
        className="code-reader group/reader has-[[data-over]]:outline-2 has-[[data-over]]:outline-print has-[[data-over]]:outline-dashed has-[[data-over]]:outline-offset-16"
      >
        <div className="needs-script mb-14 grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <label htmlFor={`${uid}-code`} className="mb-2 block font-semibold">
              {input.label}
            </label>
            <textarea
              id={`${uid}-code`}
              name="code"
              rows={2}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={activationCode}
              aria-describedby={`${uid}-secret`}
              className="field font-mono wrap-anywhere"
            />
            <div className="mt-3 flex flex-wrap items-center gap-3">
              {fileButton(input.picture, false)}
              {fileButton(input.camera, true)}
              {/* Stays below the pointer, so that a double click does not move the focus. */}
              <button
                type="reset"
                className="link-line group-not-has-[textarea:not(:placeholder-shown),[data-picture]]/reader:not-[:hover]:hidden"
              >
                {input.clear}
              </button>
            </div>
            <NotLoaded text={site.words.notLoaded} retry={site.words.retry} />
          </div>
          <div className="text-sm text-soft">
            <p id={`${uid}-secret`}>{input.secret}</p>
            <p className="mt-3 pointer-coarse:hidden">{input.drop}</p>
          </div>
        </div>
        {children}
      </form>
    </Band>
  );
}
