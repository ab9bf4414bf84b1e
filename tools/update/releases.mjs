import { git, tryGit, UpdateRefusal } from './git.mjs';

/** @typedef {{ version: string, ref: string, numbers: [number, number, number] }} Release */

/** Apart from the site's own tags, which may have the same names. */
const folder = 'refs/kit';

/** @param {string} version such as 1.2.3 */
const numbersOf = (version) =>
  /** @type {[number, number, number]} */ (version.split('.').map(Number));

/**
 * @param {Release['numbers']} one
 * @param {Release['numbers']} other
 */
export const compare = (one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/**
 * The releases among these refs, the oldest first.
 *
 * @param {string} refs a line for each
 * @returns {Release[]}
 */
export function releasesIn(refs) {
  const found = refs.matchAll(/^refs\/kit\/v(\d+\.\d+\.\d+)$/gm);
  return [...found]
    .map(([ref, version = '']) => ({ version, ref, numbers: numbersOf(version) }))
    .sort((one, other) => compare(one.numbers, other.numbers));
}

/**
 * Brings all releases of the kit into the site's repository, beside its branches and tags.
 *
 * @param {string} site
 * @param {string} source a git address or a folder
 */
export function fetchReleases(site, source) {
  const tags = `+refs/tags/v*:${folder}/v*`;
  const { ok, said } = tryGit(site, ['fetch', '--quiet', '--no-tags', '--prune', source, tags]);
  if (!ok)
    throw new UpdateRefusal(
      `${source} cannot be read: it must be a git address, or the folder of a git repository.\n${said}`,
    );
  const releases = releasesIn(git(site, ['for-each-ref', '--format=%(refname)', folder]));
  if (releases.length === 0)
    throw new UpdateRefusal(`${source} has no releases: there is no tag such as v1.2.3`);
  return releases;
}

/**
 * The release that the site is on, and the one to go to; without `to`, if it is on the newest.
 *
 * @param {readonly Release[]} releases
 * @param {string} version of the site
 * @param {string} [asked] the version to go to
 */
export function chooseReleases(releases, version, asked) {
  const known = releases.map((release) => release.version).join(', ');
  const from = releases.find((release) => release.version === version);
  if (!from)
    throw new UpdateRefusal(
      `“version” in package.json is ${version}, and there is no such release: it says which release this site is on, one of ${known}`,
    );
  if (asked !== undefined) {
    const to = releases.find((release) => release.version === asked.replace(/^v/, ''));
    if (!to) throw new UpdateRefusal(`There is no release ${asked}; there are ${known}`);
    if (compare(to.numbers, from.numbers) < 0)
      throw new UpdateRefusal(`${to.version} is older than ${version}: go back with git instead`);
    return { from, to: to === from ? undefined : to, newest: undefined };
  }
  const later = releases.filter(({ numbers }) => compare(numbers, from.numbers) > 0);
  // A new first number means: read first. Nobody gets there without asking for it.
  const newest = later.at(-1);
  const to = later.findLast(({ numbers }) => numbers[0] === from.numbers[0]);
  return { from, to, newest: newest === to ? undefined : newest };
}
