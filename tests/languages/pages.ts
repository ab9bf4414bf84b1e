import { readContent } from '../../src/content/read-content.ts';
import { localPath, paths } from '../../src/lib/paths.ts';
import { pseudoCode } from './language.ts';

export const { brand, paymentMethods, languages } = readContent();
export const origin = `https://${brand.domain}`;
export { paths };

/** A page's address in the test language. */
export const mirrored = (path: string) => localPath(path, { prefix: `/${pseudoCode}` });
