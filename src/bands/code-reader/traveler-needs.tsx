import { QrCode } from '../../art/drawings/qr-code.tsx';
import type { CodeReaderWords } from './code-reader-fields.ts';
import { CopiedLine } from './copied-line.tsx';
import { installLinks } from './install-links.ts';
import type { Reading } from './read-code.ts';

type Props = { reading: Extract<Reading, { isSound: true }>; words: CodeReaderWords['needs'] };

/** All ways to install, so that none depends on the phone. The links are texts: nobody follows them here. */
export function TravelerNeeds({ reading: { parts, code }, words }: Props) {
  const links = installLinks(code);
  return (
    <div className="mt-12 border-ink border-t pt-6">
      <h3 className="text-lg">{words.title}</h3>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-[auto_minmax(0,1fr)]">
        <div role="img" aria-label={words.qr} className="size-52">
          <QrCode text={code} className="size-full" />
        </div>
        <div className="grid gap-8">
          <dl className="border-rule border-b">
            <CopiedLine name={words.code} value={code} words={words} />
            <CopiedLine name={words.ios} note={words.iosNote} value={links.ios} words={words} />
            <CopiedLine
              name={words.android}
              note={words.androidNote}
              value={links.android}
              words={words}
            />
          </dl>
          <div>
            <p className="mb-3 font-semibold">{words.byHand}</p>
            <dl className="border-rule border-b">
              <CopiedLine name={words.address} value={parts.address} words={words} />
              {parts.matchingId && (
                <CopiedLine name={words.matchingId} value={parts.matchingId} words={words} />
              )}
              {parts.needsConfirmation && (
                <div className="border-rule border-t py-3">
                  <dt className="text-sm text-soft">{words.confirmation}</dt>
                  <dd>{words.confirmationNote}</dd>
                </div>
              )}
            </dl>
          </div>
        </div>
      </div>
    </div>
  );
}
