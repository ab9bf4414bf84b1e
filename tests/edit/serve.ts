/** Runs the editor over a copy of the project with a history of its own, until it is told to end. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/run.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';
import { fileText, git, port, project, writeText } from './project.ts';

const lock = 'node_modules/.package-lock.json';

rmSync(project, { recursive: true, force: true });
mkdirSync(project);
await copyProject(project);
copyFileSync(join(root, lock), join(project, lock));
copyFileSync(join(root, '.gitignore'), join(project, '.gitignore'));
// The packages of the copy are links that lead out of it, which Vite does not serve.
const config = fileText('astro.config.ts');
writeText('astro.config.ts', config.replace(' fs: { deny:', ' fs: { strict: false, deny:'));
git('init', '--quiet');
git('config', 'user.name', 'Test');
git('config', 'user.email', 'test@site.example');
git('add', '.');
git('commit', '--quiet', '--message', 'Begin');

const args = ['tools/edit.mjs', '--no-open', '--port', String(port)];
const stdio = ['ignore', 'ignore', 'inherit'] as const;
const child = spawn(process.execPath, args, { cwd: project, stdio: [...stdio] });
process.on('SIGTERM', () => child.kill());
process.on('SIGINT', () => child.kill());
child.once('exit', () => {
  rmSync(project, { recursive: true, force: true });
  process.exit();
});
