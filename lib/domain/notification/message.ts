/** The channels of messages to customers, beside the portal itself. */
export const messageChannels = ['email', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * What became of a message: `queued` waits for its time or the next try, `sending` is under way, `bounced` was refused
 * for good by the receiver's side, `failed` was given up, `cancelled` was not wanted any more when its time came.
 */
export const messageStatuses = ['queued', 'sending', 'sent', 'bounced', 'failed', 'cancelled'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** How one try to send a message ended: `failed` may be followed by another try. */
export const tryOutcomes = ['sending', 'sent', 'bounced', 'failed', 'cancelled'] as const;
export type TryOutcome = (typeof tryOutcomes)[number];
