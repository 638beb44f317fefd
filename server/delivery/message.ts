/** How a message reaches somebody. */
export type Channel = 'email' | 'sms' | 'whatsapp';

/** What is to be sent. `html` is used by e-mail only; `text` says the same. */
export interface Message {
  channel: Channel;
  /** Lower-case e-mail address, or phone number in E.164. */
  recipient: string;
  subject: string;
  text: string;
  html?: string;
}

/** Hands a message over; rejects when nobody took it. */
export type Deliver = (message: Message) => Promise<void>;
