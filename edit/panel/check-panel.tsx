import type { FindingGroup } from '../../src/content/finding.ts';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useAsked } from './use-asked.ts';

/** What the check says of the words, page by page: of this one first. */
export function CheckPanel({ onClose }: { onClose: () => void }) {
  const isHere = ({ name }: FindingGroup) => name === location.pathname;
  const groups = useAsked(server.findings)?.toSorted(
    (a, b) => Number(isHere(b)) - Number(isHere(a)),
  );
  return (
    <Sheet title="Check" isDrawer onClose={onClose}>
      {groups?.length === 0 && <p>There is nothing to change.</p>}
      {groups?.map((group) => (
        <details key={group.name} className="group" open={isHere(group)}>
          <summary>
            {group.name} ({group.findings.length})
          </summary>
          <ul className="plain">
            {group.findings.map(({ file, line, says }) => (
              <li key={`${line} ${says}`}>
                {says}{' '}
                <span className="where">
                  {file}:{line}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="soft">
        {groups ? '“npm run check” also opens every page in a browser.' : 'Reading every file…'}
      </p>
    </Sheet>
  );
}
