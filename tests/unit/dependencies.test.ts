import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/imports.ts';
import { filesBelow } from '../support/source-files.ts';

type Locked = Partial<Record<'resolved' | 'integrity', string>> &
  Partial<Record<'link' | 'inBundle' | 'optional', boolean>>;
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>
>;

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;

const roots = ['.'];
const exact = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+$/;

describe.each(roots)('dependencies of %s', (root) => {
  const { dependencies, devDependencies, overrides } = read<Manifest>(`${root}/package.json`);
  const { packages } = read<{ packages: Record<string, Locked> }>(`${root}/package-lock.json`);
  const { '': own, ...installed } = packages;
  const locked = Object.entries(installed);

  it('are pinned to one version each, the same in the lockfile', () => {
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(([, version]) => !exact.test(version))).toEqual([]);
    const { dependencies: others, devDependencies: tools } = own as Manifest;
    expect({ ...others, ...tools }).toEqual({ ...dependencies, ...devDependencies });
  });

  it('are locked with a checksum, and from no address of their own', () => {
    expect(locked.length).toBeGreaterThan(50);
    // npm learns the checksum of an optional package, a build for another platform, when it is
    // installed; what is bundled lies within the checksum of what it is bundled with.
    const isSafe = ({ integrity, inBundle, optional, link }: Locked) =>
      !link && (inBundle || optional || integrity?.startsWith('sha512-'));
    expect(locked.filter(([, item]) => !isSafe(item)).map(([path]) => path)).toEqual([]);
    // Without an address, npm asks the registry it is set to: no host is written into the project.
    expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
  });
});

it('what the server imports, and nothing else, is installed where it runs', () => {
  const used = ['server']
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.(tsx?|mjs)$/))
    .flatMap(importsOf)
    .filter(({ to, isFile, isType }) => !isFile && !isType && !to.startsWith('node:'));
  const { dependencies = {} } = read<Manifest>('package.json');
  const packages = used.map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0]);
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort());
});
