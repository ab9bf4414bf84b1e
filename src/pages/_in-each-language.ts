import { contents } from '../content/content.ts';
import type { Content } from '../content/parse-content.ts';

/** The paths of a file that every language has, or every one of these. */
export const inEachLanguage =
  (isThere: (content: Content) => boolean = () => true) =>
  async () =>
    (await contents()).filter(isThere).map((content) => ({
      params: { language: content.language.prefix.slice(1) || undefined },
      props: { content },
    }));
