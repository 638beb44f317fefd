import { z } from 'zod';
import { emailSchema } from '@/lib/domain/account/account';
import {
  endEmails,
  lockBounced,
  markBounced,
  type BouncedAccount,
  type BouncedMessage,
} from '@/server/database/repositories/operators/operators-bounces';
import { text } from './fields';
import { eachRow, reject, type Book, type RowContext, type RowOutcome } from './rows';

/** A message's id, or its Message-ID header, whose first part the id is. */
const messageIdSchema = text(320)
  .transform((given) => /^<?(msg_[\w-]{1,60})(@[^>]*)?>?$/.exec(given)?.[1])
  .refine((id) => id !== undefined, 'is no id of a message, such as msg_…, and no Message-ID of one');

/** What came back after it had been taken: a message, or whatever is sent to an address. */
export const bounceRowSchema = z.strictObject({
  messageId: messageIdSchema.optional(),
  address: emailSchema.optional(),
  /** `hard`: the address will never take anything. */
  kind: z.enum(['hard', 'soft']),
  reason: text(500),
});
type BounceRow = z.infer<typeof bounceRowSchema>;

/** What is noted of a message that came back. */
const noted = ({ kind, reason }: BounceRow) => `${kind} bounce: ${reason}`;

const hasBouncedFor = (kind: BounceRow['kind'], { status, reason }: BouncedMessage) =>
  status === 'bounced' && (kind === 'soft' || (reason?.startsWith('hard bounce: ') ?? false));

/** The messages and customers of one request's rows. */
class BounceBook implements Book {
  private readonly context: RowContext;
  private readonly messages: ReadonlyMap<string, BouncedMessage>;
  private readonly customers: BouncedAccount[];
  private readonly reasons = new Map<string, string>();
  private readonly ended = new Set<string>();

  private constructor(
    context: RowContext,
    found: { messages: BouncedMessage[]; customers: BouncedAccount[] },
  ) {
    this.context = context;
    this.messages = new Map(found.messages.map((message) => [message.id, message]));
    this.customers = found.customers;
  }

  static async open(rows: readonly BounceRow[], context: RowContext): Promise<BounceBook> {
    const messageIds = rows.flatMap(({ messageId }) => messageId ?? []);
    const addresses = rows.flatMap(({ address }) => address ?? []);
    const { tx, operator } = context;
    return new BounceBook(context, await lockBounced(tx, operator.warehouseId, { messageIds, addresses }));
  }

  message(id: string): BouncedMessage {
    return this.messages.get(id) ?? reject('messageId', 'is of no message of this warehouse');
  }

  /** Those who have an address. */
  customersAt(address: string): BouncedAccount[] {
    return this.customers.filter(({ email }) => email === address);
  }

  note(message: BouncedMessage, reason: string): void {
    message.status = 'bounced';
    message.reason = reason;
    this.reasons.set(message.id, reason);
  }

  /** Ends e-mails to customers. @returns whether there were any to one of them */
  end(customers: readonly BouncedAccount[]): boolean {
    const reached = customers.filter(
      ({ id, emailBouncedAt }) => emailBouncedAt === null && !this.ended.has(id),
    );
    for (const { id } of reached) this.ended.add(id);
    return reached.length > 0;
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    await markBounced(tx, this.reasons, now);
    await endEmails(tx, [...this.ended], now);
  }
}

function takeMessage(row: BounceRow, message: BouncedMessage, book: BounceBook): RowOutcome {
  const { id, channel, recipient, status } = message;
  const { address = recipient, kind } = row;
  if (address !== recipient) reject('address', 'is not where the message went');
  if (hasBouncedFor(kind, message)) return { outcome: 'unchanged', id, issues: [] };
  if (status !== 'sent' && status !== 'bounced')
    reject('messageId', `is of a message that is ${status}: what was sent can come back`);
  book.note(message, noted(row));
  if (kind === 'hard' && channel === 'email' && recipient !== null) book.end(book.customersAt(recipient));
  return { outcome: 'updated', id, issues: [] };
}

function takeAddress({ address, kind }: BounceRow, book: BounceBook): RowOutcome {
  if (address === undefined) reject('messageId', 'is missing: name a message or an address');
  const customers = book.customersAt(address);
  const [first] = customers;
  if (!first) reject('address', 'is of no customer of this warehouse');
  const ended = kind === 'hard' && book.end(customers);
  return { outcome: ended ? 'updated' : 'unchanged', id: first.id, issues: [] };
}

/**
 * POST operator/bounces: notes of a message that it came back, and ends e-mails to an address that takes none, until a
 * sign-in proves it anew. What is told twice changes nothing the second time, also once the address is proved again.
 */
export const takeBounces = eachRow(
  bounceRowSchema,
  (rows, context) => BounceBook.open(rows, context),
  (row, book) =>
    row.messageId === undefined
      ? takeAddress(row, book)
      : takeMessage(row, book.message(row.messageId), book),
);
