import { z } from 'zod';

const counted = z.int().nonnegative();

/** What erasing a customer took away, and what is left of them (decision 061). */
export const erasureSchema = z.object({
  /** Of the account, which stays without the person. */
  id: z.string(),
  suiteNumber: z.string(),
  /** Whether this is what would be, and nothing was changed. */
  dryRun: z.boolean(),
  erased: z.object({
    packages: counted,
    shipments: counted,
    notifications: counted,
    messages: counted,
    /** Of the embedded identity server, with their ways to sign in and their sessions. */
    users: counted,
  }),
  kept: z.object({
    invoices: counted,
    creditNotes: counted,
    payments: counted,
    refunds: counted,
    /** Those that invoices name, by reference, state, weight and size alone. */
    packages: counted,
  }),
  /** What lies with others, and has to be deleted there. */
  elsewhere: z.object({
    /** Ids of users at the identity provider. */
    users: z.array(z.string()),
    /** Addresses of photos. */
    photos: z.array(z.string()),
  }),
});
export type Erasure = z.infer<typeof erasureSchema>;
