import type { Change } from '@/lib/domain/stream/stream';
import { comparePlaces, type EventPlace } from '@/server/database/repositories/events/read-events';
import { comeBack, heartbeat, message } from './message';
import { streamIdOf, type Beginning } from './place';

/** Bytes that a client may be behind: one that reads no more loses its stream, and goes on from its last id. */
const mostBehind = 64 * 1024;

/** Who reads a stream. */
export interface Reader {
  accountId: string;
  sessionId: string;
  /** Until when its session is proved. */
  until: Date;
}

interface Options {
  reader: Reader;
  clock: () => Date;
  /** Called once, however it ends. */
  onEnd: (stream: OpenStream) => void;
}

/** One client’s stream: what it has been told, and the bytes to it. */
export class OpenStream {
  readonly reader: Reader;
  readonly body: ReadableStream<Uint8Array>;
  /** What came up to here has been told; undefined until it is known. */
  place: EventPlace | undefined;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly clock: () => Date;
  private readonly onEnd: (stream: OpenStream) => void;

  constructor({ reader, clock, onEnd }: Options) {
    this.reader = reader;
    this.clock = clock;
    this.onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.controller = controller),
        cancel: () => this.forget(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostBehind }),
    );
  }

  begin({ place, isReset }: Beginning): void {
    this.place = place;
    this.send(message(isReset ? 'reset' : 'ready', this.idOf(place)));
  }

  /**
   * Tells what comes after its place; of a thing that changed several times, its last change.
   * @param from the place after which these are all changes: a stream that stands before it has to wait for others
   */
  tell(changes: readonly (EventPlace & { change: Change })[], from: EventPlace): void {
    const { place } = this;
    if (!place || comparePlaces(place, from) < 0) return;
    const news = changes.filter((one) => comparePlaces(one, place) > 0);
    const last = news.at(-1);
    if (!last) return;
    const { transactionId, position } = last;
    this.place = { transactionId, position };
    const byThing = new Map(news.map(({ change }) => [`${change.subject} ${change.id}`, change]));
    this.send(message('changes', this.idOf(this.place), { changes: [...byThing.values()] }));
  }

  beat(): void {
    this.send(heartbeat);
  }

  /** Ends it. @param after ms after which its client may come back */
  end(after: number): void {
    this.send(comeBack(after));
    this.controller?.close();
    this.forget();
  }

  private idOf(place: EventPlace): string {
    return streamIdOf(place, this.clock());
  }

  private send(bytes: Uint8Array): void {
    if (!this.controller) return;
    if ((this.controller.desiredSize ?? 0) <= 0) {
      this.controller.error(new Error('The client does not read its stream'));
      this.forget();
      return;
    }
    this.controller.enqueue(bytes);
  }

  private forget(): void {
    if (!this.controller) return;
    this.controller = undefined;
    this.onEnd(this);
  }
}
