import { useRef, useState } from 'react';
import { Changing } from '../../components/changing.tsx';

type Props = {
  name: string;
  note?: string | undefined;
  value: string;
  words: { copy: string; copied: string };
};

/** A value with a button that copies it. Where the browser does not let it, the value is selected. */
export function CopiedLine({ name, note, value, words }: Props) {
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-t py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="col-start-1">
        <code ref={shown} dir="ltr" className="block break-all">
          {value}
        </code>
        {note && <span className="mt-1 block text-sm text-soft">{note}</span>}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button type="button" onClick={copy} className="link-line">
          <Changing>{copied === value ? words.copied : words.copy}</Changing>
          <span className="sr-only"> {name}</span>
        </button>
      </dd>
    </div>
  );
}
