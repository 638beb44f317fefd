'use client';

import { useRouter } from 'next/navigation';
import { useRef, type RefObject } from 'react';
import { useFieldTask } from '@/components/shared/task/use-field-task';
import type { FieldErrors } from '@/lib/contract/errors';
import { parseContact, type Contact } from '@/lib/validation/contact';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { sendCode } from '@/lib/browser/identity/send-code';
import { text } from '@/lib/text/text';
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
    return method === 'password' && password === '' ? { password: text('auth.password.missing') } : {};
  };

/**
 * Signs in by the field's value: by a code, a link or a password. Each call's script is loaded with the call.
 */
export function useFieldSignIn({ methods, inputs, transport, onContact }: FieldSignInOptions) {
  const router = useRouter();
  const problemsOf = problemsBy(methods);
  const { busy, errors, run, show, changed } = useFieldTask<Typed & Record<string, unknown>>(problemsOf, {
    staysBusy: true,
  });
  const asked = useRef<FieldMethod>('code');

  const read = () => ({
    method: asked.current,
    contact: inputs.contact.current?.value ?? '',
    password: inputs.password.current?.value ?? '',
  });

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

  const go = async (method: FieldMethod) => {
    if (busy) return;
    asked.current = method;
    const typed = read();
    const proof = method === 'password' ? 'password' : 'contact';
    const work = async () => {
      const contact = parseContact(typed.contact);
      if (!contact) return;
      onContact(contact.email ?? contact.phone);
      await signInBy[method](contact);
    };
    const wrong = problemsOf(typed).contact === undefined ? proof : 'contact';
    if (!(await run(typed, work, () => proof))) inputs[wrong].current?.focus();
  };

  return {
    busy,
    errors,
    go,
    /** Errors raised by callers are shown on the contact. */
    refuse: (contact: string) => {
      show({ contact }, read());
      inputs.contact.current?.focus();
    },
    changed: () => changed(read()),
  };
}
