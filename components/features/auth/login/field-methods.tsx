'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { text } from '@/lib/text/text';
import { goTo } from './step';
import { mainMethod, type FieldMethod } from './main-method';

interface FieldMethodsProps {
  methods: SignInMethod[];
  main: FieldMethod;
  onLink: () => void;
}

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={onClick}
      className="min-h-6 rounded-xs text-sm font-medium text-primary-text hover:underline"
    >
      {children}
    </button>
  );
}

/** The other methods for the current input. */
export function FieldMethods({ methods, main, onLink }: FieldMethodsProps) {
  const own = mainMethod(methods);
  const buttons = [
    main === 'password' && own !== 'password' && (
      <Quiet key="own" onClick={() => goTo('start')}>
        {text(own === 'code' ? 'auth.methods.codeInstead' : 'auth.methods.linkInstead')}
      </Quiet>
    ),
    main === 'code' && methods.includes('magic_link') && (
      <Quiet key="link" onClick={onLink}>
        {text('auth.methods.linkInstead')}
      </Quiet>
    ),
    main !== 'password' && methods.includes('password') && (
      <Quiet key="password" onClick={() => goTo('password')}>
        {text('auth.methods.usePassword')}
      </Quiet>
    ),
    main === 'password' && (
      <Quiet key="create" onClick={() => goTo('create')}>
        {text('auth.methods.createPassword')}
      </Quiet>
    ),
  ].filter(Boolean);
  if (buttons.length === 0) return null;
  return <div className="-mt-1 flex flex-wrap justify-center gap-x-6 gap-y-2">{buttons}</div>;
}
