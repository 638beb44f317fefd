import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/**
 * A socket for node-postgres with PGlite at the other end: one driver for both databases, and prepared statements for
 * PGlite, whose own calls plan every query again and parse each result twice. One write by node-postgres is one call of
 * the database. PGlite has one session: a pool may have one such socket at a time.
 */
export class PgliteSocket extends Duplex {
  constructor(private readonly database: PGlite) {
    super();
  }

  connect(): this {
    // The session and its state outlive a connection: the pool drops a connection after each failure.
    this.database.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  override _read(): void {
    // Responses are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.execute(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  private async execute(messages: Buffer): Promise<void> {
    const answers: Buffer[] = [];
    // The bytes are a view of the database's memory, so they are copied before it continues.
    const onRawData = (bytes: Uint8Array) => void answers.push(Buffer.from(bytes));
    await this.database.execProtocolRawStream(messages, { onRawData });
    this.push(answers.length === 1 ? answers[0] : Buffer.concat(answers));
  }

  /** Socket options without a meaning here. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
