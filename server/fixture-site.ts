import { fixtureFiles, makeFixtureBuild } from './fixture-build.ts';
import { loadSite, type Site } from './site.ts';

/** A small site, for tests. It lives in memory, so nothing is left to be taken away. */
export async function loadFixtureSite(files = fixtureFiles): Promise<Site> {
  const { dir, remove } = await makeFixtureBuild(files);
  try {
    return await loadSite(dir);
  } finally {
    await remove();
  }
}
