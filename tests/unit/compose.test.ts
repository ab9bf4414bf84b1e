import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDatabase } from '../../server/leads/settings.ts';

const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'));
const { site, database } = services;

it('compose.yaml builds what is there, and leads the site to its database', () => {
  expect(existsSync(site.build.dockerfile)).toBe(true);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(site.depends_on)));
  const filledIn = ([name, value]: string[]) => [
    name,
    value?.replace(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/, 'secret'),
  ];
  const [own, its] = [site, database].map(({ environment }) =>
    Object.fromEntries(Object.entries<string>(environment).map(filledIn)),
  );
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = its;
  const url = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`;
  expect(POSTGRES_PASSWORD).toBe('secret');
  expect(readDatabase(own)).toEqual({ url });
  expect(database.volumes.map((volume: string) => volume.split(':')[0])).toEqual(
    Object.keys(volumes),
  );
});
