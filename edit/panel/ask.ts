import type { Answers } from '../answer.ts';

/** What the server answers to one of the questions in answer.ts. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
  file?: File,
): Promise<Awaited<ReturnType<Answers[Name]>>> {
  const body = new FormData();
  body.set('asked', JSON.stringify(asked));
  if (file) body.set('file', file);
  const answer = await fetch(`/_edit/${name}`, { method: 'POST', body });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}
