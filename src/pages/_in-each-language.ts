import type { Content } from '../content/content.ts';
import { contents } from '../content/contents.ts';

/** `getStaticPaths` for a file in every language for which `isThere` is true. */
export const inEachLanguage =
  (isThere: (content: Content) => boolean = () => true) =>
  async () =>
    (await contents()).filter(isThere).map((content) => ({
      params: { language: content.language.prefix.slice(1) || undefined },
      props: { content },
    }));
