import { erasureSchema, type Erasure } from '@/lib/domain/operator/erasure';
import { formatNumber } from '@/lib/format';
import type { Work } from './connect';
import { terminalQuestions, type Questions } from './questions';

interface ErasureArguments {
  customer: string;
  /** Prints what would go and stay. */
  dryRun: boolean;
  /** Asks for nothing. */
  yes: boolean;
}

const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${formatNumber(count)} ${what}`)
    .join(', ');

function print({ suiteNumber, dryRun, erased, kept, elsewhere }: Erasure): void {
  const { packages, shipments, notifications, messages, users } = erased;
  const { invoices, creditNotes, payments, refunds, packages: named } = kept;
  console.log(dryRun ? `What erasing suite ${suiteNumber} does:` : `Suite ${suiteNumber} is erased.`);
  console.log(`Goes    the account's name, addresses, tax numbers and choices, sessions and ways to sign in`);
  console.log(`        ${counted({ packages, shipments, notifications, messages, users })}`);
  console.log(`Stays   ${counted({ invoices, 'credit notes': creditNotes, payments, refunds })}, the ledger`);
  console.log(`        ${counted({ packages: named })} that invoices name, without what was in them`);
  if (elsewhere.users.length > 0)
    console.log(
      `Delete at your identity provider, by its own means, the users ${elsewhere.users.join(', ')}`,
    );
  if (elsewhere.photos.length > 0)
    console.log(['Delete where they are kept the photos', ...elsewhere.photos].join('\n  '));
}

async function isConfirmed({ suiteNumber }: Erasure, { ask, close }: Questions): Promise<boolean> {
  try {
    return (await ask(`This can't be undone. Type ${suiteNumber} to go on`)) === suiteNumber;
  } finally {
    close();
  }
}

/** Shows what goes and what stays, asks for the suite's number, and erases. */
export function eraseWork(
  { customer, dryRun, yes }: ErasureArguments,
  asking: () => Questions = terminalQuestions,
): Work {
  return async (connection) => {
    const run = async (isDry: boolean) =>
      erasureSchema.parse(await connection.run('customer-erase', { customer, dryRun: isDry }));
    if (dryRun || !yes) {
      const planned = await run(true);
      print(planned);
      if (dryRun) return 0;
      if (!(await isConfirmed(planned, asking()))) {
        console.log('Nothing was changed.');
        return 1;
      }
    }
    print(await run(false));
    return 0;
  };
}
