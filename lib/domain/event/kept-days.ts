/** Days that events, the notifications of them, quotes and answers are kept (docs/data-model.md, "What is kept how long"). */
export const keptDays = {
  /** Events, and the deliveries of webhooks that tell of them. */
  events: 90,
  /** Events for open pages alone: twice as long as a page can resume from the last one that it received. */
  screenEvents: 2,
  /** Tries of webhooks, with their bodies. */
  tries: 30,
  /** The texts of messages to customers. */
  bodies: 30,
  /** Messages without their texts. */
  messages: 365,
  notifications: 365,
  /** Quotes, which are honoured for 60 days at most. */
  quotes: 90,
  /** The answers to customers’ requests that had an `Idempotency-Key`. */
  customerAnswers: 1,
} as const;
