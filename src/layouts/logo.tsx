import { LogoMark, OwnDrawing } from '../art/marks/logo.tsx';
import { markOf } from '../lib/marks.ts';
import { isLong, shownName } from '../lib/names.ts';
import { localPath } from '../lib/paths.ts';
import type { Site } from '../schema/site.ts';
import { logoSize } from './header-room.ts';

export function Logo({ site }: { site: Pick<Site, 'brand' | 'words' | 'language'> }) {
  const { brand, words, language } = site;
  const name = shownName(brand);
  return (
    <a
      href={localPath('/', language)}
      aria-label={words.home}
      className={`inline-flex min-h-11 min-w-0 items-center gap-2 font-display sm:gap-2.5 font-bold text-ink no-underline wrap-anywhere ${isLong(name) ? 'text-[min(var(--text-base),6cqi)] leading-tight sm:text-lg sm:whitespace-nowrap' : 'wide text-[min(var(--text-lg),7cqi)] sm:text-xl'}`}
    >
      {brand.logo ? (
        <OwnDrawing drawing={brand.logo} {...logoSize(brand.logo)} />
      ) : (
        <>
          <LogoMark mark={markOf(brand)} className="size-7 shrink-0" />
          {name}
        </>
      )}
    </a>
  );
}
