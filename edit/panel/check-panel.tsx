import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useAsked } from './use-asked.ts';

/** What the check says of the words, page by page. */
export function CheckPanel({ onClose }: { onClose: () => void }) {
  const groups = useAsked(server.findings);
  return (
    <Sheet title="Check" isDrawer onClose={onClose}>
      {groups?.length === 0 && <p>There is nothing to change.</p>}
      {groups?.map(({ name, findings }) => (
        <details key={name} className="group" open={name === location.pathname}>
          <summary>
            {name} ({findings.length})
          </summary>
          <ul className="plain">
            {findings.map(({ file, line, says }) => (
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
