import type { IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import type { Icon } from '../api.ts';
import { server } from './server.ts';

type Props = { id: string; value: string; choose: (name: string) => unknown };

/** The drawings that fit what is searched for; at first those that are like the chosen one. */
export function IconPicker({ id, value, choose }: Props) {
  const [words, setWords] = useState('');
  const [icons, setIcons] = useState<Icon[]>([]);
  useEffect(() => {
    let isStale = false;
    void server.icons(words).then((found) => {
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
      <ul className="icons" aria-label="Drawings">
        {icons.map(({ name, node }) => (
          <li key={name}>
            <button
              type="button"
              className="tool"
              aria-label={name}
              title={name}
              aria-pressed={name === value}
              onClick={() => choose(name)}
            >
              <LineIcon drawing={node as IconNode} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
