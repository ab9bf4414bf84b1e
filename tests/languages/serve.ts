/**
 * Does what an owner does who adds a language: a folder of content and one line, in a copy of the
 * project. Then builds that copy and serves it, until it is told to end.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFiles } from '../../src/content/read-content.ts';
import { copyProject } from '../../tools/test/copy-project.ts';
import { languageLine, pseudoCode } from './language.ts';
import { pseudoContent } from './pseudo-content.ts';

const dir = mkdtempSync(join(tmpdir(), 'language-'));
await copyProject(dir);
const content = join(dir, 'content');
for (const [file, text] of Object.entries(pseudoContent(readFiles('.')))) {
  const path = join(content, pseudoCode, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
appendFileSync(join(content, 'languages.yaml'), languageLine);

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', LOG: 'off' };
const start = (...args: string[]) =>
  spawn(process.execPath, args, { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] });

let child = start('node_modules/astro/bin/astro.mjs', 'build');
let isEnding = false;
const end = async (code: number) => {
  if (isEnding) return;
  isEnding = true;
  child.kill();
  rmSync(dir, { recursive: true, force: true });
  process.exit(code);
};
process.on('SIGTERM', () => end(0));
process.on('SIGINT', () => end(0));
child.once('exit', (code) => {
  if (code !== 0 || isEnding) return void end(1);
  child = start('server/main.ts');
  child.once('exit', () => end(1));
});
