import { useState } from 'react';
import { QrCode } from '../../art/drawings/qr-code.tsx';
import type { CodeReaderWords } from './code-reader-words.ts';
import { installLinks, type Sound } from './read-code.ts';

type LineProps = {
  name: string;
  note?: string | undefined;
  value: string;
  words: { copy: string; copied: string };
};

/** A value with a button that copies it. If the browser refuses, a dialog shows the value, selected. */
function CopiedLine({ name, note, value, words }: LineProps) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      prompt(`${words.copy} ${name}`, value);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-t py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="col-start-1">
        <code dir="ltr" className="block break-all">
          {value}
        </code>
        {note && <span className="mt-1 block text-sm text-soft">{note}</span>}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button type="button" onClick={copy} className="link-line">
          <span>{copied === value ? words.copied : words.copy}</span>
          <span className="sr-only"> {name}</span>
        </button>
        <span role="status" className="sr-only">
          {copied === value && `${words.copied}: ${name}`}
        </span>
      </dd>
    </div>
  );
}

type Props = { reading: Sound; words: CodeReaderWords['needs'] };

/** All ways to install, so that none depends on the phone. The links are texts: nobody follows them here. */
export function TravelerNeeds({ reading: { parts, code }, words }: Props) {
  const links = installLinks(code);
  const line = (name: string, value: string, note?: string) => (
    <CopiedLine name={name} note={note} value={value} words={words} />
  );
  return (
    <div className="mt-12 border-ink border-t pt-6">
      <h3 className="text-lg">{words.title}</h3>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-[auto_minmax(0,1fr)]">
        <div role="img" aria-label={words.qr} className="size-52">
          <QrCode text={code} className="size-full" />
        </div>
        <div className="grid gap-8">
          <dl className="border-rule border-b">
            {line(words.code, code)}
            {line(words.ios, links.ios, words.iosNote)}
            {line(words.android, links.android, words.androidNote)}
          </dl>
          <div>
            <p className="mb-3 font-semibold">{words.byHand}</p>
            <dl className="border-rule border-b">
              {line(words.address, parts.address)}
              {parts.matchingId && line(words.matchingId, parts.matchingId)}
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
