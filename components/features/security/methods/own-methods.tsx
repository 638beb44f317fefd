'use client';

import { StytchProvider } from '@stytch/nextjs';
import { readySdk } from '@/lib/browser/identity/ask';
import type { OwnUser } from '@/lib/browser/identity/user';
import { text } from '@/lib/text/text';
import { ReadFailure } from '../parts/read-failure';
import { useReading, type Reading } from '../parts/use-reading';
import { SignInMethods } from './sign-in-methods';
import { useOwnUser } from './use-own-user';

interface OwnMethodsProps {
  /** Called when a sign-in method was added, changed or removed. */
  onChanged: () => void;
}

function Failure({ reading }: { reading: Reading<unknown> }) {
  return <ReadFailure title={text('security.methodsNotLoaded')} reading={reading} />;
}

function LoadedMethods({ onChanged }: OwnMethodsProps) {
  const user = useOwnUser();
  const reload = (): Promise<OwnUser | undefined> => {
    onChanged();
    return user.reload();
  };
  if (user.data === undefined && user.error !== undefined) return <Failure reading={user} />;
  return <SignInMethods user={user.data} reload={reload} />;
}

const nothingYet = async () => undefined;

/** The signed-in user's sign-in methods, as the identity SDK knows them. */
export function OwnMethods({ onChanged }: OwnMethodsProps) {
  const sdk = useReading(readySdk);
  if (sdk.data) {
    return (
      <StytchProvider stytch={sdk.data}>
        <LoadedMethods onChanged={onChanged} />
      </StytchProvider>
    );
  }
  if (sdk.error !== undefined) return <Failure reading={sdk} />;
  return <SignInMethods user={undefined} reload={nothingYet} />;
}
