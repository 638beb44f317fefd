import { formatNumber } from '@/lib/format';
import { resetResultSchema, signedOutSchema, unlockedSchema } from '../customer-sign-in';
import type { Work } from './connect';
import { UsageError } from './usage';

export const signInActions = ['sign-out', 'unlock', 'reset-sign-in'] as const;
type Action = (typeof signInActions)[number];

interface Asked {
  customer: string;
  by: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

const works: Record<Action, (asked: Asked) => Work> = {
  'sign-out': (asked) => async (connection) => {
    const { suite, sessions } = signedOutSchema.parse(await connection.run('customer-sign-out', asked));
    console.log(`${suite} is signed out everywhere: ${formatNumber(sessions)} sessions ended.`);
    return 0;
  },
  unlock: (asked) => async (connection) => {
    const { suite, wasLocked } = unlockedSchema.parse(await connection.run('customer-unlock', asked));
    console.log(wasLocked ? `${suite} may try to sign in again.` : `${suite} has no failed tries.`);
    return 0;
  },
  'reset-sign-in': (asked) => async (connection) => {
    const answer = resetResultSchema.parse(await connection.run('customer-reset-sign-in', asked));
    const { suite, sessions, opensBy } = answer;
    console.log(`${suite} has no way to sign in any more; ${formatNumber(sessions)} sessions ended.`);
    console.log(
      `A code or link to ${opensBy.join(' or ')} opens the account next. The addresses from before are told.`,
    );
    return 0;
  },
};

/** `customer sign-out|unlock|reset-sign-in`. @throws UsageError without the operator's name */
export function signInWork(action: Action, asked: Asked): Work {
  if (!asked.by?.trim()) throw new UsageError('Say who you are: --by "<your name>"');
  return works[action](asked);
}
