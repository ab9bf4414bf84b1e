import { createInterface } from 'node:readline';
import { confirm, isCancel, password, text } from '@clack/prompts';
import { Refusal } from '../../src/writer/refusal.ts';

export type Question = {
  message: string;
  /** The answer if the user types nothing. */
  suggestion?: string;
  /** What is wrong with an answer. The question is asked until this is empty or undefined. */
  problem?: (answer: string) => string | undefined;
};

export type Ask = {
  text: (question: Question) => Promise<string>;
  secret: (message: string) => Promise<string>;
  /** The user answers with one key, y or n; Enter chooses the suggestion. */
  yes: (message: string, suggestion: boolean) => Promise<boolean>;
};

async function answered<Answer>(prompt: Promise<Answer | symbol>): Promise<Answer> {
  const answer = await prompt;
  if (isCancel(answer)) throw new Refusal('Canceled. Nothing was saved');
  return answer as Answer;
}

const inTerminal: Ask = {
  text: async ({ message, suggestion = '', problem }) => {
    const options = { message, placeholder: suggestion, defaultValue: suggestion };
    const validate = (typed = '') => problem?.(typed.trim() || suggestion) || undefined;
    return (await answered<string>(text({ ...options, validate }))).trim();
  },
  secret: (message) => answered<string>(password({ message })),
  yes: (message, initialValue) => answered<boolean>(confirm({ message, initialValue })),
};

/** Answers from a pipe, one in each line. A missing or empty line chooses the suggestion. */
function fromPipe(): Ask {
  let lines: AsyncIterator<string> | undefined;
  const nextLine = async () => {
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { done, value } = await lines.next();
    return done ? '' : value.trim();
  };
  return {
    text: async ({ message, suggestion = '', problem }) => {
      const answer = (await nextLine()) || suggestion;
      const found = problem?.(answer);
      if (found) throw new Refusal(`${message}: ${found}`);
      return answer;
    },
    secret: nextLine,
    yes: async (_, suggestion) => {
      const answer = await nextLine();
      return answer ? /^y/i.test(answer) : suggestion;
    },
  };
}

export const ask: Ask = process.stdin.isTTY ? inTerminal : fromPipe();
