import type { ServedBuild, ServedFile } from './served-build.ts';

const ask = (origin: string, path: string) =>
  fetch(new URL(path, origin), { redirect: 'manual', headers: { 'accept-encoding': 'br, gzip' } });

/** One after another, so that the check does not look like an attack. */
async function inTurns<T>(items: Iterable<T>, work: (item: T) => Promise<string[]>) {
  const differences: string[] = [];
  for (const item of items) differences.push(...(await work(item)));
  return differences;
}

function wrongHeaders(path: string, { headers }: ServedFile, answer: Response): string[] {
  return headers
    .filter(([name]) => name !== 'vary')
    .map(([name, value]) => ({ name, value, sent: answer.headers.get(name) }))
    .filter(({ value, sent }) => sent !== value)
    .map(({ name, value, sent }) => `${path} ${name}: ${sent ?? 'absent'}, not ${value}`);
}

const wrongStatus = (path: string, answer: Response, ...right: number[]) =>
  right.includes(answer.status) ? [] : [`${path} answers ${answer.status}, not ${right[0]}`];

/** Where a redirect leads: on the site itself without its name, elsewhere with it. */
function targetOf(location: string, site: string): string {
  const { origin, href } = new URL(location, site);
  return origin === new URL(site).origin ? href.slice(origin.length) : href;
}

async function missing(origin: string, { notFound }: ServedBuild): Promise<string[]> {
  const path = '/surely-not-here';
  const answer = await ask(origin, path);
  // Hosts decide themselves how long a missing page is cached.
  const headers = notFound.headers.filter(([name]) => name !== 'cache-control');
  return [
    ...wrongStatus(path, answer, 404),
    ...wrongHeaders(path, { ...notFound, headers }, answer),
  ];
}

/** The site's own server asks from which page a form comes; nobody else does. */
async function unanswered(origin: string, { takesForms }: ServedBuild): Promise<string[]> {
  if (!takesForms) return [];
  const answer = await fetch(new URL('/forms/hero', origin), { method: 'POST' });
  const isOurs = answer.status === 403 && (await answer.text()).includes('pages of this site');
  return isOurs ? [] : ['/forms/hero: nobody answers there, so every form fails (docs/forms.md)'];
}

/** How the answers of a live site differ from what its build asks for. */
export async function liveDifferences(origin: string, build: ServedBuild): Promise<string[]> {
  const files = await inTurns(build.files, async (file) => {
    const answer = await ask(origin, file.path);
    await answer.body?.cancel();
    return [...wrongStatus(file.path, answer, 200), ...wrongHeaders(file.path, file, answer)];
  });
  const redirects = await inTurns(build.redirects, async ([from, to]) => {
    const answer = await ask(origin, from);
    const location = answer.headers.get('location');
    const target = location ? targetOf(location, origin) : 'nowhere';
    return [
      ...wrongStatus(from, answer, 308, 301),
      ...(target === targetOf(to, origin) ? [] : [`${from} leads to ${target}, not ${to}`]),
    ];
  });
  return [
    ...files,
    ...redirects,
    ...(await missing(origin, build)),
    ...(await unanswered(origin, build)),
  ];
}
