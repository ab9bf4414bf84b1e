import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutProjectBinaries } from './install.mjs';
import { root } from './root.mjs';

/**
 * Everything here is a tool of the build, so “npm audit --omit=dev” would ask for nothing. These are
 * the packages whose code reaches a browser; they are audited as if they were all there is.
 */
const shipped = ['react', 'react-dom', 'scheduler', 'lucide'];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const dependencies = Object.fromEntries(
  shipped.map((name) => [name, packages[`node_modules/${name}`].version]),
);
const folder = mkdtempSync(join(tmpdir(), 'audit-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
/** @param {...string} args */
const npm = (...args) => spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
const { stdout, stderr } = npm('audit', '--json');
rmSync(folder, { recursive: true, force: true });

/** @type {{ metadata?: { vulnerabilities: { total: number } }, vulnerabilities?: object }} */
let report = {};
try {
  report = JSON.parse(stdout);
} catch {}
const total = report.metadata?.vulnerabilities.total;
if (total === undefined) {
  console.error(`The registry did not answer the audit:\n${stderr}`);
  process.exit(2);
}
const named = Object.entries(dependencies).map((pair) => pair.join(' '));
console.log(`${named.join(', ')}: ${total} known vulnerabilities`);
if (total > 0) console.log(JSON.stringify(report.vulnerabilities, null, 2));
process.exit(total > 0 ? 1 : 0);
