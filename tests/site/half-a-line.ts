import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { builtFile, fileOf } from './built.ts';

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * The build behind a line that drops: a file whose address matches comes as far as its middle, and
 * then the connection is gone. A browser is told the whole length, so it knows that something is missing.
 */
export async function serveHalf(broken: RegExp): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const extension = extname(pathname).slice(1);
    const body = builtFile(extension ? pathname : fileOf(pathname));
    const type = extension ? (types[extension] ?? 'image/png') : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    if (!broken.test(pathname)) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
