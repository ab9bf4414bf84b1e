import { type Check, contentFiles, dataOf } from '../content.ts';
import { samplesIn } from '../samples.ts';

/** Samples that the site shows. */
export const samples: Check = (site) => {
  const [{ brand }] = site.contents;
  if (!brand.sampleContent) return [];
  return contentFiles(site).flatMap(({ file }) =>
    samplesIn(dataOf(site, file)).map(([entry, path]) => {
      const name = entry.name ?? entry.author ?? entry.company ?? (entry.title && 'the story');
      const message = `${name ?? 'each message'} is invented: replace it with a real one and delete “sample: true”, or write “sampleContent: false” in ${site.brandPath}`;
      return { file, path, message };
    }),
  );
};
