'use client';

import { useRouter } from 'next/navigation';
import { useRef, type RefObject } from 'react';
import type { FieldErrors } from '@/lib/contract/errors';
import { parseContact, type Contact } from '@/lib/validation/contact';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { sendCode } from '@/lib/browser/identity/send-code';
import { useFieldAttempt } from '../use-field-attempt';
import { goTo } from './step';
import { accepts, codeTarget, fieldWords, type FieldMethod } from './main-method';

type FieldName = 'contact' | 'password';

interface FieldSignInOptions {
  methods: SignInMethod[];
  inputs: Record<FieldName, RefObject<HTMLInputElement | null>>;
  /** The transport of a code to a phone. */
  transport: 'sms' | 'whatsapp';
  onContact: (contact: string) => void;
}

interface Typed extends Record<FieldName, string> {
  method: FieldMethod;
}

const problemsBy =
  (methods: SignInMethod[]) =>
  ({ method, contact, password }: Typed): FieldErrors => {
    const typed = parseContact(contact);
    const allowed = accepts(method, methods);
    if (!typed || (typed.email === undefined ? !allowed.phone : !allowed.email))
      return { contact: fieldWords(allowed).unreadable };
    return method === 'password' && password === '' ? { password: 'Enter your password.' } : {};
  };

/**
 * Signs in by the field's value: by a code, a link or a password. Each call's script is loaded with the call.
 */
export function useFieldSignIn({ methods, inputs, transport, onContact }: FieldSignInOptions) {
  const router = useRouter();
  const problemsOf = problemsBy(methods);
  const { busy, errors, run, refuse, changed } = useFieldAttempt<Typed & Record<string, unknown>>(problemsOf);
  const asked = useRef<FieldMethod>('code');

  const read = () => ({
    method: asked.current,
    contact: inputs.contact.current?.value ?? '',
    password: inputs.password.current?.value ?? '',
  });
  const blame = (problems: FieldErrors) => {
    refuse(problems, read());
    inputs[problems.contact === undefined ? 'password' : 'contact'].current?.focus();
  };

  const signInBy: Record<FieldMethod, (to: Contact & { email?: string }) => Promise<void>> = {
    code: async (to) => {
      await sendCode(codeTarget(to, transport));
      router.push('/auth/verify-otp');
    },
    link: async ({ email = '' }) => {
      const { sendLink } = await import('@/lib/browser/identity/links');
      await sendLink(email);
      goTo('link-sent');
    },
    password: async ({ email = '' }) => {
      const { signInWithPassword } = await import('@/lib/browser/identity/passwords');
      await signInWithPassword({ email, password: inputs.password.current?.value ?? '' });
      completeSignIn();
    },
  };

  const go = (method: FieldMethod) => {
    if (busy) return;
    asked.current = method;
    const sent = read();
    const typed = parseContact(sent.contact);
    const problems = problemsOf(sent);
    if (!typed || Object.keys(problems).length > 0) {
      blame(problems);
      return;
    }
    const asks = method === 'password' ? 'password' : 'contact';
    onContact(typed.email ?? typed.phone);
    run(
      asks,
      sent,
      () => signInBy[method](typed),
      () => inputs[asks].current?.focus(),
    );
  };

  return {
    busy,
    errors,
    go,
    /** Errors raised by callers are shown on the contact. */
    refuse: (contact: string) => blame({ contact }),
    changed: () => changed(read()),
  };
}
