'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { parseContact, type Contact } from '@/lib/forms/contact';
import { arrive } from '@/lib/identity/arrive';
import type { SignInMethod } from '@/lib/identity/methods';
import { sendCode } from '@/lib/identity/send-code';
import { useAttempt } from '../use-attempt';
import { FieldWays } from './field-ways';
import { goTo } from './step';
import { usePasskeyAutofill } from './use-passkey-autofill';
import { accepts, codeTarget, fieldWords, mainWay, textTransports, type FieldWay } from './ways';

const PasswordPart = lazy(() => import('./password-part'));
const TransportChoice = lazy(() => import('./transport-choice'));

interface StartFormProps {
  methods: SignInMethod[];
  withPassword: boolean;
  contact: string;
  onContact: (contact: string) => void;
}

const verbs: Record<FieldWay, string> = { code: 'Send code', link: 'Send link', password: 'Sign in' };

/** The field and its button: a code, a link or a password, for what was typed. */
export function StartForm({ methods, withPassword, contact, onContact }: StartFormProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [transport, setTransport] = useState(textTransports(methods)[0] ?? 'sms');
  const { busy, error, run, refuse } = useAttempt();
  const [blamed, setBlamed] = useState<'contact' | 'password'>('contact');
  const passkeys = methods.includes('passkey');
  usePasskeyAutofill(passkeys, refuse);

  // What was typed before the script arrived counts, too.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onContact(typed);
  }, [onContact]);

  const main = withPassword ? 'password' : mainWay(methods);
  if (main === null) return null;
  const phoneTyped = parseContact(contact)?.phone !== undefined;

  const signInWith: Record<FieldWay, (to: Contact & { email?: string }) => Promise<void>> = {
    code: async (to) => {
      await sendCode(codeTarget(to, transport));
      router.push('/auth/verify-otp');
    },
    link: async ({ email = '' }) => {
      const { sendLink } = await import('@/lib/identity/links');
      await sendLink(email);
      goTo('link-sent');
    },
    password: async ({ email = '' }) => {
      const { signInWithPassword } = await import('@/lib/identity/passwords');
      await signInWithPassword({ email, password: password.current?.value ?? '' });
      arrive();
    },
  };

  const go = (way: FieldWay) => {
    if (busy) return;
    const typed = parseContact(input.current?.value ?? '');
    const allowed = accepts(way, methods);
    if (!typed || (typed.email === undefined ? !allowed.phone : !allowed.email)) {
      setBlamed('contact');
      refuse(fieldWords(allowed).unreadable);
      input.current?.focus();
      return;
    }
    if (way === 'password' && !password.current?.value) {
      setBlamed('password');
      refuse('Enter your password.');
      password.current?.focus();
      return;
    }
    onContact(typed.email ?? typed.phone);
    setBlamed(way === 'password' ? 'password' : 'contact');
    run(
      () => signInWith[way](typed),
      () => (way === 'password' ? password : input).current?.focus(),
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    go(main);
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field
        id="contact"
        label={fieldWords(accepts(main, methods)).label}
        error={blamed === 'contact' ? error : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="contact"
            autoComplete={passkeys ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            required
            className="py-3!"
            defaultValue={contact}
            onChange={(event) => onContact(event.target.value)}
          />
        )}
      </Field>
      {main === 'code' && phoneTyped && textTransports(methods).length > 1 && (
        <Suspense fallback={<div className="h-17" />}>
          <TransportChoice value={transport} onChange={setTransport} />
        </Suspense>
      )}
      {main === 'password' && (
        <Suspense fallback={<div className="h-25" />}>
          <PasswordPart ref={password} error={blamed === 'password' ? error : undefined} />
        </Suspense>
      )}
      <ActionButton type="submit" size="large" loading={busy}>
        {verbs[main]}
      </ActionButton>
      <FieldWays methods={methods} main={main} onLink={() => go('link')} />
    </form>
  );
}
