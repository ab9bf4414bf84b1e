import { LogoMark } from '../art/logo.tsx';
import { OwnDrawing } from '../art/own-drawing.tsx';
import type { Site } from '../content/schemas/frame.ts';
import { logoSize } from '../lib/header-width.ts';
import { localPath } from '../lib/language.ts';
import { markOf } from '../lib/mark.ts';

export function Logo({ site }: { site: Pick<Site, 'brand' | 'words' | 'language'> }) {
  const { brand, words, language } = site;
  return (
    <a
      href={localPath('/', language)}
      aria-label={words.home}
      className="inline-flex min-h-11 items-center gap-2 font-display text-lg sm:gap-2.5 sm:text-xl font-bold wide text-ink no-underline"
    >
      {brand.logo ? (
        <OwnDrawing drawing={brand.logo} {...logoSize(brand.logo)} />
      ) : (
        <>
          <LogoMark mark={markOf(brand)} className="size-7" />
          {brand.shortName ?? brand.name}
        </>
      )}
    </a>
  );
}
