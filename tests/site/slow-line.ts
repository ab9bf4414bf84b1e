import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtFile, fileOf } from './built.ts';

const sliceBytes = 4096;
const pauseMs = 20;

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * The build behind a slow line: a page arrives a few kilobytes at a time, cut between
 * tags, so that the browser paints it half-read again and again.
 */
export async function serveSlowly(): Promise<{ origin: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const extension = extname(pathname).slice(1);
    if (extension) {
      const type = types[extension] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(builtFile(pathname));
      return;
    }
    const page = builtFile(fileOf(pathname));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (let from = 0; from < page.length; ) {
      const end = page.indexOf('>', from + sliceBytes) + 1 || page.length;
      response.write(page.subarray(from, end));
      from = end;
      await wait(pauseMs);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
