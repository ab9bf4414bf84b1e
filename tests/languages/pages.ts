import { localPath } from '../../src/lib/paths.ts';
import { content } from '../support/pages.ts';
import { pseudoCode } from './language.ts';

/** Every page that there is in both languages. */
export const { paths } = content.language;

/** A page's address in the test language. */
export const mirrored = (path: string) => localPath(path, { prefix: `/${pseudoCode}` });
