import { chromium } from '@playwright/test';
import { createServer } from '../../server/create-server.ts';
import type { CheckedSite } from '../../src/content/content.ts';
import { pageIn } from '../../src/content/file-kinds.ts';
import type { Finding } from '../../src/content/finding.ts';
import { localPath } from '../../src/lib/paths.ts';
import { counted } from '../../src/lib/text.ts';
import { chromiumFlags } from '../setup/chromium.mjs';
import { deadLinks, type OpenedPage } from './dead-links.ts';
import { lineFinder } from './find-line.ts';
import { lookAtPage } from './look/look-at-page.ts';
import { showProgress } from './report.ts';

const pagesAtOnce = 2;

/** Long, because the machine may be busy with other work. */
const timeoutMs = 120_000;

const asFinding = (error: Error): Pick<OpenedPage, 'findings'> => {
  const message = `The page could not be opened: ${error.message.split('\n', 1)[0]}`;
  return { findings: [{ rule: 'not-opened', severity: 'error', message }] };
};

/** Opens all pages, two at a time, because more would slow each other down. */
async function openPages(pages: OpenedPage[], origin: string, executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    timeout: timeoutMs,
  });
  // One context for all pages, so that shared files are fetched once.
  const context = await browser.newContext();
  context.setDefaultTimeout(timeoutMs);
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      showProgress(`Checking ${next.address}, ${waiting.length} to go`);
      const page = await context.newPage();
      const seen = lookAtPage(page, origin + next.address);
      Object.assign(next, await seen.catch(asFinding));
      await page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  } finally {
    await browser.close();
  }
}

/** Merges findings about one line of a shared file that are visible on several pages. */
function merge(found: (Finding & { page: string; key: string })[]): Finding[] {
  const groups = Object.values(Object.groupBy(found, ({ key }) => key));
  return groups.flatMap((group = []) => {
    const [first] = group;
    if (!first) return [];
    const { key: _, message, ...rest } = first;
    const pages = new Set(group.map(({ page }) => page));
    const more = pages.size === 1 ? '' : ` and ${counted(pages.size - 1, 'other page')}`;
    const where = pageIn(rest.file) === rest.page ? '' : ` On ${rest.page}${more}.`;
    return [{ ...rest, message: `${message}${where}` }];
  });
}

/** Serves the build, opens every page of every language, and returns the problems on it. */
export async function lookAtPages(
  site: CheckedSite,
  folder: string,
  executablePath: string,
): Promise<{ findings: Finding[]; count: number }> {
  const pages: OpenedPage[] = site.contents.flatMap(({ language, pages }) =>
    pages.map(({ address, file }) => ({
      address: localPath(address, language),
      file,
      prefix: language.prefix,
      findings: [],
    })),
  );
  const server = await createServer(folder);
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    await openPages(pages, origin, executablePath);
    const findLine = lineFinder(site);
    const seen = pages.flatMap((page) =>
      page.findings.map((each) => ({ page, words: undefined, ...each })),
    );
    const dead = await deadLinks(pages, site, origin);
    const found = [...seen, ...dead].map(({ page, rule, severity, message, text = '', words }) => {
      const { file, line } = findLine(page, words ?? [text]);
      const key = [file, line, rule, text].join('\0');
      return { severity, page: page.address, file, line, message, key };
    });
    return { findings: merge(found), count: pages.length };
  } finally {
    await server.close();
  }
}
