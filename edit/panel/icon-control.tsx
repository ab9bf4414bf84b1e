import type { IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import type { Icon } from '../api.ts';
import { ask } from './ask.ts';
import { ToolButton } from './tool-button.tsx';

type Props = { id: string; value: string; choose: (name: string) => void };

/** The drawings that fit what is searched for. */
export function IconControl({ id, value, choose }: Props) {
  const [words, setWords] = useState('');
  const [icons, setIcons] = useState<Icon[]>([]);
  useEffect(() => {
    let isStale = false;
    void ask('icons', { words }).then((found) => {
      if (!isStale) setIcons(found);
    });
    return () => {
      isStale = true;
    };
  }, [words]);
  return (
    <details>
      <summary>{value || 'none'}</summary>
      <input
        id={id}
        type="search"
        className="field"
        placeholder="Search, such as “card”"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="flex max-h-44 flex-wrap overflow-y-auto" aria-label="Drawings">
        {icons.map(({ name, node }) => (
          <li key={name}>
            <ToolButton
              drawing={node as IconNode}
              label={name}
              aria-pressed={name === value}
              onClick={() => choose(name)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
