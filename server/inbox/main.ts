import { existsSync } from 'node:fs';
import { runCommand } from './commands.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const write = (text: string) => new Promise((done) => process.stdout.write(text, done));
runCommand(process.argv.slice(2), process.env, write).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
