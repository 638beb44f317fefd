import { createWriteStream } from 'node:fs';
import type { Answer, Write } from '../records';

/** What a run's clients wrote down, also line by line into a file. */
export interface Journal {
  answers: Answer[];
  writes: Write[];
  note: (answer: Answer) => void;
  /** Does what stores a value, and writes down how it ended. @returns the value where it was acknowledged */
  write: (thing: string, attempt: () => Promise<Attempt>) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** How an attempt to store something ended; where the value is made by the portal, only an answer tells it. */
export interface Attempt {
  outcome: Write['outcome'];
  value: string;
}

/** @param file JSON lines, to look at when a promise was broken */
export function openJournal(file: string): Journal {
  const lines = createWriteStream(file);
  const answers: Answer[] = [];
  const writes: Write[] = [];
  const keep = <T extends object>(list: T[], one: T) => {
    list.push(one);
    lines.write(`${JSON.stringify(one)}\n`);
  };
  return {
    answers,
    writes,
    note: (answer) => keep(answers, answer),
    write: async (thing, attempt) => {
      const asked = Date.now();
      const { outcome, value } = await attempt();
      keep(writes, { thing, value, asked, ended: Date.now(), outcome });
      return outcome === 'acknowledged' ? value : undefined;
    },
    close: () => new Promise((resolve) => lines.end(resolve)),
  };
}

/** Sends something that stores a known value. @param send resolves to whether it was taken; rejects without an answer */
export async function attempt(value: string, send: () => Promise<Write['outcome']>): Promise<Attempt> {
  try {
    return { outcome: await send(), value };
  } catch {
    return { outcome: 'unknown', value };
  }
}
