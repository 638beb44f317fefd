import { createInterface } from 'node:readline';
import { RefusedError } from '../refused';

/** Asks one question; an empty answer is `usual`, or empty. */
export type Ask = (question: string, usual?: string) => Promise<string>;

export interface Questions {
  ask: Ask;
  close: () => void;
}

/** Questions in the terminal; lines that come ahead of their question are kept. */
export function terminalQuestions(): Questions {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question, usual = '') => {
      process.stdout.write(`${question}${usual && ` [${usual}]`}: `);
      const line = await lines.next();
      if (line.done) throw new RefusedError('The input ended before the last question; run it again.');
      return line.value.trim() || usual;
    },
    close: () => terminal.close(),
  };
}
