/** Runs the editor over a copy of the project with a history of its own, until it is told to end. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/run.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';
import { git, port, project } from './project.ts';

rmSync(project, { recursive: true, force: true });
mkdirSync(project);
await copyProject(project);
for (const file of ['.gitignore', 'node_modules/.package-lock.json'])
  copyFileSync(join(root, file), join(project, file));
git('init', '--quiet');
git('config', 'user.name', 'Test');
git('config', 'user.email', 'test@site.example');
git('add', '.');
git('commit', '--quiet', '--message', 'Begin');

const args = ['tools/edit.mjs', '--no-open', '--port', String(port)];
const child = spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
process.on('SIGTERM', () => child.kill());
process.on('SIGINT', () => child.kill());
child.once('exit', () => {
  rmSync(project, { recursive: true, force: true });
  process.exit();
});
