import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
};
type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
};

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;

/** The project, and what the security tests install aside. */
const roots = ['.', 'tests/security/scorer'];
const exact = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+$/;

describe.each(roots)('dependencies of %s', (root) => {
  const manifest = read<Manifest>(`${root}/package.json`);
  const { packages } = read<{ packages: Record<string, Locked> }>(`${root}/package-lock.json`);
  const { '': own, ...installed } = packages;
  const locked = Object.entries(installed);

  it('are pinned to one version each', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it('are locked with a checksum, and from no address of their own', () => {
    expect(locked.length).toBeGreaterThan(50);
    // npm learns the checksum of an optional package, a build for another platform, when it is
    // installed; what is bundled lies within the checksum of what it is bundled with.
    const isSafe = ({ integrity, inBundle, optional, link }: Locked) =>
      !link && (inBundle || optional || integrity?.startsWith('sha512-'));
    const loose = locked.filter(([, item]) => !isSafe(item));
    expect(loose.map(([path]) => path)).toEqual([]);
    // Without an address, npm asks the registry it is set to: no host is written into the project.
    expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
  });

  it('stand in the lockfile as the manifest wants them', () => {
    const { dependencies = {}, devDependencies = {} } = manifest;
    expect((own as Manifest).dependencies ?? {}).toEqual(dependencies);
    expect((own as Manifest).devDependencies ?? {}).toEqual(devDependencies);
  });
});

it('nothing is needed to run the site but what is built: there are no runtime dependencies', () => {
  expect(read<Manifest>('package.json').dependencies).toBeUndefined();
});

it('the server imports nothing but node and itself', () => {
  const seen = new Set<string>();
  const foreign: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /^import[^'"]*['"]([^'"]+)['"]/gm,
    )) {
      if (name.startsWith('./')) visit(`server/${name.slice(2)}`);
      else if (!name.startsWith('node:')) foreign.push(`${path}: ${name}`);
    }
  };
  visit('server/main.ts');
  expect(seen.size).toBeGreaterThan(8);
  expect(foreign).toEqual([]);
});
