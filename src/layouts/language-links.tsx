import { languagesOf, localPath } from '../lib/paths.ts';
import type { Site } from '../schema/site.ts';

type Props = {
  site: Pick<Site, 'navigation' | 'words' | 'language' | 'languages'>;
  /** The page's path in the default language. */
  path: string;
  className?: string;
  linkClass?: string;
};

/** Links to the same page in the other languages; nothing if there are none. */
export function LanguageLinks({ site, path, className = '', linkClass = '' }: Props) {
  const { navigation, words, language } = site;
  const languages = languagesOf(site.languages, path);
  if (languages.length < 2 || !navigation.languageSwitch) return null;
  return (
    <ul aria-label={words.language} className={className}>
      {languages.map((each) => (
        <li key={each.code}>
          <a
            href={localPath(path, each)}
            lang={each.code}
            dir={each.dir}
            hrefLang={each.code}
            aria-current={each === language ? 'page' : undefined}
            className={linkClass}
          >
            {each.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
