/** What of a customer's can change while their pages are open. */
type ChangeSubject = 'package' | 'shipment' | 'invoice' | 'payment' | 'account' | 'notifications';

/** Something that changed: what it is now, a page asks for. */
export interface Change {
  subject: ChangeSubject;
  /** Of notifications, the account's. */
  id: string;
  /** As `version` of a package, a shipment, an invoice or the account tells it. */
  version?: number;
}

/** What a message of the stream says: where it stands, what changed, or that everything has to be asked for again. */
export type StreamEvent = 'ready' | 'changes' | 'reset';

/** Of the answer that is a stream: a cache or a proxy that stored, changed or collected the messages would delay them. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

/** The longest id of a message, in characters. */
export const longestStreamId = 100;
