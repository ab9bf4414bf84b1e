import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formsFile, readForms } from '../headers/forms-file.ts';
import type { Store } from '../leads/store.ts';
import { Refusal } from '../refusal.ts';

/** The domain of the brand's build or, without a build, the only one in the database. */
export async function siteOf(
  { db }: Store,
  { site, 'all-sites': isAll }: { site?: string | undefined; 'all-sites'?: boolean | undefined },
  dist = join(import.meta.dirname, '../../dist'),
): Promise<string | undefined> {
  if (isAll || site) return isAll ? undefined : site;
  const own = join(dist, basename(process.env.BRAND || 'brand').replace(/\.ya?ml$/, ''));
  const forms = await readForms(existsSync(join(own, formsFile)) ? own : dist);
  if (forms) return forms.brand.domain;
  const rows = await db.selectFrom('leads').select('site').distinct().orderBy('site').execute();
  if (rows.length > 1)
    throw new Refusal(
      `The database has leads of ${rows.map((row) => row.site).join(', ')}. Add --site DOMAIN or --all-sites`,
    );
  return rows[0]?.site;
}
