import type { Source } from '../api.ts';
import { server } from './server.ts';
import { useAsked } from './use-asked.ts';
import { useEditor } from './use-editor.ts';

/** Whether a list is that of a page's bands. */
export const isBandList = ({ file, path }: Source) =>
  /\/pages\/.+\.yaml$/.test(file) && path.join() === 'bands';

/** Every kind of band that the page may still have, with what it is for. */
export function BandPicker({ onChoose }: { onChoose: (band: string) => void }) {
  const { page } = useEditor();
  const kinds = useAsked(server.bands) ?? [];
  const list = page?.fields.find(isBandList)?.value as { band?: string }[] | undefined;
  const heroes = kinds.filter(({ isHero }) => isHero).map((kind) => kind.band);
  const hasHero = list?.some(({ band = '' }) => heroes.includes(band));
  return (
    <ul className="kinds" aria-label="Kinds of bands">
      {kinds
        .filter(({ isHero }) => !isHero || !hasHero)
        .map(({ name, about }) => (
          <li key={name}>
            <button type="button" className="line" onClick={() => onChoose(name)}>
              <span className="what">{name}</span>
              <span className="soft">{about}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
