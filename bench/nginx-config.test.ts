import { expect, test } from 'vitest';
import { securityHeaders } from '../server/headers.ts';
import { type NginxSettings, nginxConfig } from './nginx-config.ts';

const settings: NginxSettings = {
  folder: '/tmp/nginx',
  dir: '/tmp/dist',
  port: 4600,
  secure: false,
  brotliModule: '/modules/brotli.so',
  isRoot: false,
  policies: new Map([['/pricing', "script-src 'self' 'sha256-a='"]]),
};

test('sends what the site’s own server sends', () => {
  const config = nginxConfig(settings);
  for (const [name, value] of securityHeaders) {
    expect(config).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(config).toContain(`"/pricing" "script-src 'self' 'sha256-a='";`);
  expect(config).toContain('brotli_static on;');
});

test('sends gzip where its brotli is not installed', () => {
  const config = nginxConfig({ ...settings, brotliModule: undefined });
  expect(config).not.toContain('brotli');
  expect(config).toContain('gzip_static on;');
});

test('speaks HTTP/2 with a certificate, and HTTP/1.1 without', () => {
  expect(nginxConfig(settings)).toContain('listen 127.0.0.1:4600;');
  const secure = nginxConfig({ ...settings, secure: true });
  expect(secure).toContain('listen 127.0.0.1:4600 ssl http2;');
  expect(secure).toContain('ssl_certificate /tmp/nginx/certificate.pem;');
});

test('changes its user only where it could', () => {
  expect(nginxConfig(settings)).not.toContain('user ');
  expect(nginxConfig({ ...settings, isRoot: true })).toContain('user root;');
});
