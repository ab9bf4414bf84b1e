import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from './read-flags.mjs';
import { root } from './root.mjs';

readFlags(
  'npm run audit    asks the registry for known faults in what reaches visitors or runs the server',
);

/** Packages of the build whose code reaches a browser. */
const inPages = ['react', 'react-dom', 'scheduler', 'lucide'];

/** @type {{ packages: Record<string, { dev?: boolean }> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const onServer = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path]) => path.replace(/^.*node_modules\//, ''));

const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
/** @type {{ vulnerabilities?: Record<string, object> }} */
const { vulnerabilities } = stdout ? JSON.parse(stdout) : {};
if (!vulnerabilities) {
  console.error(`The registry did not answer: ${stdout}${stderr}`);
  process.exit(2);
}
const shipped = new Set([...inPages, ...onServer]);
const faults = Object.entries(vulnerabilities).filter(([name]) => shipped.has(name));
console.log(`${shipped.size} packages that ship, ${faults.length} with known vulnerabilities`);
for (const [, fault] of faults) console.log(JSON.stringify(fault, null, 2));
process.exit(faults.length === 0 ? 0 : 1);
