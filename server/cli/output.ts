import { format, stripVTControlCharacters, types } from 'node:util';
import { log } from '@/lib/runtime/log';

/** One of the process's outputs, which may fail and recover: a full disk, a log pipe without a reader. */
class Output {
  private lost = 0;

  constructor(private readonly stream: NodeJS.WriteStream) {
    // Without a listener the error would be thrown, be logged by whatever catches it, and so recur for ever.
    stream.on('error', () => undefined);
  }

  /** Writes a line, preceded by one with the number of lines lost before it. */
  write(line: string): void {
    const { lost } = this;
    const notice = { time: new Date().toISOString(), level: 'warn', event: 'log_lines_lost', lines: lost };
    this.lost = 0;
    this.stream.write(`${lost > 0 ? `${JSON.stringify(notice)}\n` : ''}${line}\n`, (error) => {
      if (error) this.lost += lost + 1;
    });
  }
}

let outputs: { out: Output; error: Output } | undefined;

/** The process's outputs, which never throw from then on. */
export function safeOutputs() {
  return (outputs ??= { out: new Output(process.stdout), error: new Output(process.stderr) });
}

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Our own log lines start with their time. */
const isOwnLine = (values: unknown[]): values is [string] =>
  values.length === 1 && typeof values[0] === 'string' && values[0].startsWith('{"time":');

function logForeign(level: (typeof levels)[keyof typeof levels], values: unknown[]): void {
  const error = values.find((value) => types.isNativeError(value));
  const words = values.map((value) => (types.isNativeError(value) ? value.message : value));
  const message = stripVTControlCharacters(format(...words)).trim();
  // A warning is about a visitor's input or a setting; only our own failures need a stack.
  log[level]('console', { message, ...(level === 'error' && error !== undefined && { error }) });
}

/** Turns everything that Next, or any library, writes to the console into JSON lines. */
export function logConsole(): void {
  const { out, error } = safeOutputs();
  for (const [method, level] of Object.entries(levels)) {
    const output = method === 'error' ? error : out;
    Reflect.set(console, method, (...values: unknown[]) => {
      if (isOwnLine(values)) output.write(values[0]);
      else if (values.length > 0) logForeign(level, values);
    });
  }
}
