import { AsyncResource } from 'node:async_hooks';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { EventKind } from '@/lib/domain/event/catalogue';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { changesAfter, endedAmong, mostChanges } from '@/server/database/repositories/events/account-events';
import { comparePlaces, type EventPlace } from '@/server/database/repositories/events/read-events';
import { startEar, type Ear, type EarTimes } from './ear';
import { OpenStream, type Reader } from './open-stream';
import { beginningOf, type StreamStart } from './place';
import { createTurns } from './turns';

export interface StreamLimits {
  /** Streams that are open at once: of an account, and in this process. */
  perAccount: number;
  inAll: number;
  /** ms between heartbeats. */
  beat: number;
}

const defaultLimits: StreamLimits = { perAccount: 20, inAll: 5_000, beat: 20_000 };

/** ms after which a client comes back: when its JWT has to be renewed, or when this process stops. */
const renewal = () => 100 + 900 * Math.random();
const restart = () => 500 + 4_500 * Math.random();

/** ms after which the client of an ended session may ask, to be refused. */
const ended = 60_000;

/** What ends the streams of an account. Erasing it may take the event of its closing away before that is read. */
const isOver = (kind: EventKind) => kind === 'account.closed' || kind === 'account.erased';

interface Options {
  db: Database;
  clock: () => Date;
  limits?: Partial<StreamLimits>;
  earTimes?: EarTimes;
}

const tooMany = (retryAfter: number) =>
  new AppError(ErrorCode.rateLimited, text('answersPage.streams'), { retryAfter });

/**
 * The streams of open pages in this process (decision 045). Notices of the database wake it; it then reads, once for each
 * account that was named and has a stream here, what changed. Without streams it reads and hears nothing.
 */
export class Streams {
  private readonly db: Database;
  private readonly clock: () => Date;
  private readonly limits: StreamLimits;
  private readonly earTimes: EarTimes | undefined;
  private readonly streams = new Map<string, Set<OpenStream>>();
  private readonly named = { accounts: new Set<string>(), sessions: new Set<string>() };
  private readonly turns = createTurns(() => this.turn());
  /** Streams and their timers begin here, so that they don't hold what is kept of the requests that opened them. */
  private readonly own = new AsyncResource('Streams');
  private count = 0;
  private isOver = false;
  private ear: Ear | undefined;
  private beating: NodeJS.Timeout | undefined;

  constructor({ db, clock, limits, earTimes }: Options) {
    this.db = db;
    this.clock = clock;
    this.limits = { ...defaultLimits, ...limits };
    this.earTimes = earTimes;
  }

  /** How many are open. */
  get size(): number {
    return this.count;
  }

  /** Opens a stream. @throws AppError 1043 when there are too many */
  async open(reader: Reader, start: StreamStart, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const stream = this.own.runInAsyncScope(() => this.add(reader));
    signal.addEventListener('abort', () => stream.end(0), { once: true });
    if (signal.aborted) stream.end(0);
    else if (this.isOver) stream.end(restart());
    else {
      this.own.runInAsyncScope(() => this.listen());
      try {
        stream.begin(await beginningOf(this.db, reader.accountId, start, this.clock()));
      } catch (error) {
        stream.end(0);
        throw error;
      }
      this.name('accounts', [reader.accountId]);
      this.name('sessions', [reader.sessionId]);
    }
    return stream.body;
  }

  /** Ends all streams at once, and those that are opened from now on. */
  endAll(): void {
    this.isOver = true;
    for (const stream of this.all()) stream.end(restart());
  }

  async stop(): Promise<void> {
    this.endAll();
    clearInterval(this.beating);
    await Promise.all([this.ear?.stop(), this.turns.stop()]);
  }

  private add(reader: Reader): OpenStream {
    const { perAccount, inAll, beat } = this.limits;
    const of = this.streams.get(reader.accountId) ?? new Set<OpenStream>();
    if (of.size >= perAccount) throw tooMany(60);
    if (this.count >= inAll) throw tooMany(30);
    const left = reader.until.getTime() - this.clock().getTime();
    const timer = setTimeout(() => stream.end(renewal()), Math.max(left, 0)).unref();
    const stream = new OpenStream({
      reader,
      clock: this.clock,
      onEnd: () => {
        clearTimeout(timer);
        this.count -= 1;
        of.delete(stream);
        if (of.size === 0 && this.streams.get(reader.accountId) === of) this.streams.delete(reader.accountId);
      },
    });
    this.streams.set(reader.accountId, of.add(stream));
    this.count += 1;
    this.beating ??= setInterval(() => this.all().forEach((one) => one.beat()), beat).unref();
    return stream;
  }

  private all(): OpenStream[] {
    return [...this.streams.values()].flatMap((of) => [...of]);
  }

  private listen(): void {
    this.ear ??= startEar(
      this.db,
      {
        onNotice: (notice) => {
          const [kind, id = ''] = notice.split(':');
          if (kind === 'account' && this.streams.has(id)) this.name('accounts', [id]);
          if (kind === 'session' && this.count > 0) this.name('sessions', [id]);
        },
        onMissed: () => {
          if (this.count === 0) return;
          this.name('accounts', [...this.streams.keys()]);
          this.name(
            'sessions',
            this.all().map(({ reader }) => reader.sessionId),
          );
        },
      },
      this.earTimes,
    );
  }

  private name(what: keyof Streams['named'], ids: readonly string[]): void {
    for (const id of ids) this.named[what].add(id);
    this.turns.ask();
  }

  /** @returns whether something has to be read again */
  private async turn(): Promise<boolean> {
    const accounts = [...this.named.accounts];
    const sessions = [...this.named.sessions];
    this.named.accounts.clear();
    this.named.sessions.clear();
    try {
      await this.endSessions(sessions);
      return await this.tellAccounts(accounts);
    } catch (error) {
      for (const id of accounts) this.named.accounts.add(id);
      for (const id of sessions) this.named.sessions.add(id);
      throw error;
    }
  }

  private async endSessions(named: readonly string[]): Promise<void> {
    const open = new Set(this.all().map(({ reader }) => reader.sessionId));
    const asked = named.filter((id) => open.has(id));
    if (asked.length === 0) return;
    const over = new Set(await endedAmong(this.db, asked));
    for (const stream of this.all()) if (over.has(stream.reader.sessionId)) stream.end(ended);
  }

  /** The place from which an account has to be read: that of the stream that was told least. */
  private placeOf(accountId: string): EventPlace | undefined {
    const places = [...(this.streams.get(accountId) ?? [])].flatMap(({ place }) => place ?? []);
    return places.toSorted(comparePlaces)[0];
  }

  private async tellAccounts(named: readonly string[]): Promise<boolean> {
    const places = new Map(
      named.flatMap((id) => {
        const place = this.placeOf(id);
        return place ? [[id, place] as const] : [];
      }),
    );
    if (places.size === 0) return false;
    const found = await changesAfter(this.db, places);
    let isUnsettled = false;
    for (const [id, from] of places) {
      const changes = found.filter(({ accountId }) => accountId === id);
      const end = changes.findIndex(({ isSettled }) => !isSettled);
      const settled = end === -1 ? changes : changes.slice(0, end);
      for (const stream of this.streams.get(id) ?? []) {
        stream.tell(settled, from);
        if (settled.some(({ kind }) => isOver(kind))) stream.end(ended);
      }
      isUnsettled ||= end !== -1;
      if (end !== -1) this.named.accounts.add(id);
      else if (changes.length === mostChanges) this.name('accounts', [id]);
    }
    return isUnsettled;
  }
}
