import { SampleMark } from '../../components/badge.tsx';
import { Band } from '../../components/band.tsx';
import { PersonPortrait } from '../../components/person-portrait.tsx';
import { perRow } from '../../lib/per-row.ts';
import type { BandProps } from '../define-band.ts';
import type { teamWords } from './team-words.ts';

const columns: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

export function Team({ words, anchor, site, page }: BandProps<typeof teamWords>) {
  return (
    <Band id={anchor} title={words.title} intro={words.intro}>
      <ul
        className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${columns[perRow(words.members.length, 4)] ?? ''}`}
      >
        {words.members.map((member) => (
          <li key={member.id} className="border-t border-ink pt-6">
            <PersonPortrait
              {...member}
              ink={page.ink}
              alt={words.portrait}
              className="w-50 max-w-full"
            />
            <div className="mt-5 flex flex-wrap items-center gap-x-2">
              <h3 className="text-lg">{member.name}</h3>
              <SampleMark of={member} words={site.words} />
            </div>
            <p className="mt-0.5 text-sm text-soft">{member.role}</p>
            <p className="mt-3 text-sm">{member.bio}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
