import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const host = 'Host: site.example\r\n';
const plain = `GET /pricing?a=1 HTTP/1.1\r\n${host}Accept-Encoding: br\r\n\r\n`;

test('reads what the answer depends on, and where the request ends', () => {
  const request = `HEAD /a HTTP/1.1\r\nhost:x\r\nX-Other: "any" thing;\r\nIF-None-Match: "a", W/"b"\r\n\r\n`;
  expect(readPlainRequest(`${plain}${request}rest`, plain.length)).toEqual({
    method: 'HEAD',
    url: '/a',
    headers: { 'if-none-match': '"a", W/"b"' },
    end: plain.length + request.length,
  });
});

test('takes what browsers send', () => {
  const browser =
    `GET / HTTP/1.1\r\n${host}Connection: keep-alive\r\nUpgrade-Insecure-Requests: 1\r\n` +
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nCookie: a=b; c="d"\r\nsec-ch-ua-mobile: ?0\r\n\r\n';
  expect(readPlainRequest(browser, 0)?.end).toBe(browser.length);
});

test.each([
  ['half a line', 'GET / HT'],
  ['no end', `GET / HTTP/1.1\r\n${host}`],
  ['half an end', `GET / HTTP/1.1\r\n${host}\r`],
  ['an empty line first', `\r\n${plain}`],
  ['another method', `POST / HTTP/1.1\r\n${host}\r\n`],
  ['a method in small letters', `get / HTTP/1.1\r\n${host}\r\n`],
  ['another version', `GET / HTTP/1.0\r\n${host}\r\n`],
  ['a version in small letters', `GET / http/1.1\r\n${host}\r\n`],
  ['two spaces', `GET  / HTTP/1.1\r\n${host}\r\n`],
  ['a space in the address', `GET /a b HTTP/1.1\r\n${host}\r\n`],
  ['a whole address', `GET http://a/ HTTP/1.1\r\n${host}\r\n`],
  ['a star', `GET * HTTP/1.1\r\n${host}\r\n`],
  ['a fragment', `GET /#a HTTP/1.1\r\n${host}\r\n`],
  ['a backslash', `GET /\\a HTTP/1.1\r\n${host}\r\n`],
  ['a letter beyond ASCII in the address', `GET /\u00e9 HTTP/1.1\r\n${host}\r\n`],
  ['lines that end in LF', `GET / HTTP/1.1\n${host}\n`],
  ['one line that ends in LF', `GET / HTTP/1.1\r\nA: b\n${host}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\nA: b\r\n\r\n'],
  ['no host after all', 'GET / HTTP/1.1\r\nX-Host: b\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${host}${host}\r\n`],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}A : b\r\n\r\n`],
  ['a space before a name', `GET / HTTP/1.1\r\n${host} A: b\r\n\r\n`],
  ['a folded line', `GET / HTTP/1.1\r\n${host}A: b\r\n c\r\n\r\n`],
  ['a name that is no token', `GET / HTTP/1.1\r\n${host}A(b): c\r\n\r\n`],
  ['no name', `GET / HTTP/1.1\r\n${host}: c\r\n\r\n`],
  ['no colon', `GET / HTTP/1.1\r\n${host}A\r\n\r\n`],
  ['an empty value', `GET / HTTP/1.1\r\n${host}A: \r\n\r\n`],
  ['space around a value', `GET / HTTP/1.1\r\n${host}A:  b \r\n\r\n`],
  ['a tab', `GET / HTTP/1.1\r\n${host}A: b\tc\r\n\r\n`],
  ['a NUL', `GET / HTTP/1.1\r\n${host}A: b\0c\r\n\r\n`],
  ['a CR by itself', `GET / HTTP/1.1\r\n${host}A: b\rc\r\n\r\n`],
  ['a letter beyond ASCII', `GET / HTTP/1.1\r\n${host}A: \u00e9\r\n\r\n`],
  ['a length', `GET / HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`],
  ['a body in chunks', `GET / HTTP/1.1\r\n${host}tRANSFER-eNCODING: chunked\r\n\r\n`],
  ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: 100-continue\r\n\r\n`],
  ['an upgrade', `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\n\r\n`],
  ['a wish to close', `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ['a list of wishes', `GET / HTTP/1.1\r\n${host}Connection: keep-alive, TE\r\n\r\n`],
  ["a proxy's wish", `GET / HTTP/1.1\r\n${host}Proxy-Connection: close\r\n\r\n`],
  ['a range twice', `GET / HTTP/1.1\r\n${host}Range: bytes=0-\r\nrange: bytes=1-\r\n\r\n`],
  ['far too much', `GET / HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(2000)}\r\n`],
])('leaves %s to others', (_name, text) => {
  expect(readPlainRequest(text, 0)).toBeUndefined();
});
