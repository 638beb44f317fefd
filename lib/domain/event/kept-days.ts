/** Days that what happened, and what was told of it, is kept (docs/data-model.md, "What is kept how long"). */
export const keptDays = {
  /** Events, and the deliveries of webhooks that tell of them. */
  events: 90,
  /** Events that only open pages are told of: twice as long as a page can go on from the last one it heard. */
  screenEvents: 2,
  /** Tries of webhooks, with their bodies. */
  tries: 30,
  /** The texts of messages to customers. */
  bodies: 30,
  /** Messages without their texts. */
  messages: 365,
  notifications: 365,
} as const;
