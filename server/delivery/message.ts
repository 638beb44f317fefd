/** The channel of a message. */
export type Channel = 'email' | 'sms' | 'whatsapp';

/** A picture that an e-mail carries with it, and its HTML names as `cid:…`. */
export interface Picture {
  cid: string;
  contentType: string;
  content: Uint8Array;
}

/** A message to send. `html` is used by e-mail only; `text` has the same content. */
export interface Message {
  /** The same for each try of a message, so that receivers can recognise it; a new one by default. */
  id?: string;
  channel: Channel;
  /** Lower-case e-mail address, or phone number in E.164. */
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  /** Of the HTML; e-mail only. */
  pictures?: readonly Picture[];
  /** Where the recipient can end messages of this kind with one click (RFC 8058); e-mail only. */
  unsubscribeUrl?: string;
}

/** Delivers a message; rejects with DeliveryRefused when it was not accepted. */
export type Deliver = (message: Message) => Promise<void>;
