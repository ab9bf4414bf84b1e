import { partsOf } from '../../lib/data.ts';
import { type Check, contentFiles, dataOf } from '../content.ts';

/** The paths in data that are marked “sample: true”. */
export const samplePaths = (data: unknown) =>
  [...partsOf(data)].flatMap(([part, path]) =>
    (part as { sample?: unknown } | null | undefined)?.sample === true ? [path] : [],
  );

/** Whoever says that nothing is invented has no samples. */
export const refusedSamples: Check = ({ contents: [{ brand }], brandPath, read }) => {
  if (brand.sampleContent) return [];
  const message = `is a sample still, and ${brandPath} says “sampleContent: false”: put in a real one, then take out its line “sample: true”`;
  return read.flatMap(({ file, data }) =>
    samplePaths(data).map((path) => ({ file, path, message })),
  );
};

export const samples: Check = (site) => {
  const found = contentFiles(site).flatMap((file) =>
    samplePaths(dataOf(site, file)).map((path) => {
      const entry = path.reduce((data, key) => data[key], dataOf(site, file));
      const name = entry.name ?? entry.author ?? entry.company ?? (entry.title && 'the story');
      const message = `${name ?? 'each message'} is invented: put in a real one without “sample: true”, or leave it out`;
      return { file, path, message };
    }),
  );
  const isOver = found.length === 0 && site.contents[0].brand.sampleContent;
  const message = 'no sample is left: write false, and pages no longer speak of samples';
  return isOver ? [{ file: site.brandPath, path: ['sampleContent'], message }] : found;
};
