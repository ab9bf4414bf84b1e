import { readFileSync } from 'node:fs';

export type Instruction = { name: string; text: string };
export type Stage = { image: string; instructions: Instruction[] };

/** The stages of a Dockerfile: comments gone, continued lines joined. */
export function readDockerfile(path: string): Stage[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not an instruction: ${line}`);
    if (name === 'FROM') stages.push({ image: text.split(' ')[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

export const texts = ({ instructions }: Stage, name: string) =>
  instructions.filter((each) => each.name === name).map(({ text }) => text);

/** What a COPY takes, without its flags and its target. */
export const copied = (stage: Stage) =>
  texts(stage, 'COPY').flatMap((text) =>
    text
      .split(/\s+/)
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1),
  );

/** The words of a command in the form that needs no shell. */
export const command = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));
