/** The channel of a message. */
export type Channel = 'email' | 'sms' | 'whatsapp';

/** A message to send. `html` is used by e-mail only; `text` has the same content. */
export interface Message {
  channel: Channel;
  /** Lower-case e-mail address, or phone number in E.164. */
  recipient: string;
  subject: string;
  text: string;
  html?: string;
}

/** Delivers a message; rejects when it was not accepted. */
export type Deliver = (message: Message) => Promise<void>;
