import { expect, it } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { importsOf } from '../support/imports.ts';
import { filesBelow } from '../support/source-files.ts';

/** The folders that deploy/Dockerfile and deploy/release.ts copy. */
const folders = ['server', 'headers', 'intake', 'inbox'];

it('server and inbox run on plain Node with the packages of production', () => {
  const files = folders.flatMap((folder) => filesBelow(folder, /(?<!\.test)\.[cm]?[jt]sx?$/));
  expect(files.filter(({ path }) => !path.endsWith('.ts'))).toEqual([]);
  const used = files.flatMap(importsOf).filter(({ isType }) => !isType);
  const packages = used.filter(({ isFile, to }) => !isFile && !to.startsWith('node:'));
  const names = packages.map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0]);
  expect(new Set(names)).toEqual(new Set(Object.keys(dependencies)));
  const outside = used.filter(
    ({ isFile, to }) => isFile && !folders.includes(to.split('/')[0] ?? ''),
  );
  expect(outside).toEqual([]);
});
