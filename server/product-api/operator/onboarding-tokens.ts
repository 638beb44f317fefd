import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { emailSchema } from '@/lib/domain/account/account';
import { digestOf, newId } from '@/server/database/ids';
import {
  lockLiveTokens,
  replaceTokens,
  suitesInUse,
  type NewToken,
  type TokenRow,
} from '@/server/database/repositories/operators/operators-tokens';
import { dayMs } from '@/lib/domain/values/milliseconds';
import { suiteSchema, text } from './fields';
import type { Operator } from './keys';
import { eachRow, ofErased, reject, type Book, type RowContext } from './rows';

/** A future customer: the suite, and the initial values of the set-up form. */
export const onboardingTokenRowSchema = z.strictObject({
  suiteNumber: suiteSchema,
  name: text(120).optional(),
  email: emailSchema.optional(),
  phone: text(32).optional(),
  /** The life of the link in days. */
  days: z.int().min(1, 'must be at least 1').max(365, 'is more than 365').default(30),
  /** Creates a new link even when there is a valid one, which stops working. */
  renew: z.boolean().default(false),
});

/**
 * The token of an id: 256 bits that only the holder of the API key can derive. So it is never stored, and a repeated
 * request gets it again.
 */
export function tokenOf({ secret }: Pick<Operator, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`onboarding-token:${id}`).digest('base64url');
}

type Prefill = TokenRow['prefill'];

/** A valid token, including changes by earlier rows. */
interface LiveToken {
  id: string;
  prefill: Prefill;
}

/** The suites of one request: those with a customer, those with a token, and the tokens to create. */
class TokenBook implements Book {
  private readonly context: RowContext;
  private readonly taken: Awaited<ReturnType<typeof suitesInUse>>;
  private readonly live: Map<string, LiveToken>;
  private readonly made = new Map<string, NewToken>();

  private constructor(context: RowContext, taken: TokenBook['taken'], live: readonly TokenRow[]) {
    this.context = context;
    this.taken = taken;
    this.live = new Map(live.map((row) => [row.suiteNumber, row]));
  }

  static async open(rows: readonly { suiteNumber: string }[], context: RowContext): Promise<TokenBook> {
    const { tx, operator, now } = context;
    const suites = [...new Set(rows.map(({ suiteNumber }) => suiteNumber))];
    const taken = await suitesInUse(tx, operator.warehouseId, suites);
    return new TokenBook(context, taken, await lockLiveTokens(tx, operator.warehouseId, suites, now));
  }

  /** The status of the account that a suite has. */
  accountOf(suiteNumber: string) {
    return this.taken.get(suiteNumber);
  }

  named(suiteNumber: string): LiveToken | undefined {
    return this.live.get(suiteNumber);
  }

  /** Adds a token to create; of two for one suite the later one is valid. */
  add(row: NewToken & LiveToken): void {
    this.live.set(row.suiteNumber, row);
    this.made.set(row.suiteNumber, row);
  }

  async flush(): Promise<void> {
    await replaceTokens(this.context.tx, this.context.operator.warehouseId, [...this.made.values()]);
  }
}

/** POST operator/onboardingTokens: a link per suite with which its customer sets up the account. */
export const takeOnboardingTokens = eachRow(
  onboardingTokenRowSchema,
  (rows, context) => TokenBook.open(rows, context),
  (row, book, { operator, now }) => {
    const { suiteNumber, days, renew, ...prefill } = row;
    const taken = book.accountOf(suiteNumber);
    if (taken) reject('suiteNumber', taken === 'erased' ? ofErased : 'has a customer already');
    const known = book.named(suiteNumber);
    if (known && !renew && isDeepStrictEqual(known.prefill, prefill)) {
      return { outcome: 'unchanged', id: known.id, issues: [] };
    }
    const id = newId('otk');
    book.add({
      id,
      digest: digestOf(tokenOf(operator, id)),
      status: 'issued',
      warehouseId: operator.warehouseId,
      suiteNumber,
      prefill,
      expiresAt: new Date(now.getTime() + days * dayMs),
      createdAt: now,
    });
    return { outcome: known ? 'updated' : 'created', id, issues: [] };
  },
);
