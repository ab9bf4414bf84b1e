import { inputStamp, isBuilt } from '../scripts/build-stamp.mjs';

/** BRAND asks for one brand; what lies in dist may be another's. */
export function requireBrandBuilt() {
  const brand = process.env.BRAND;
  if (!brand || isBuilt(inputStamp())) return;
  throw new Error(`dist is not the build of this BRAND: run “BRAND=${brand} npm run build” first`);
}
