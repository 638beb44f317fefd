'use client';

import { useRouter } from 'next/navigation';
import { useState, type RefObject } from 'react';
import { parseContact, type Contact } from '@/lib/forms/contact';
import { arrive } from '@/lib/identity/arrive';
import type { SignInMethod } from '@/lib/identity/methods';
import { sendCode } from '@/lib/identity/send-code';
import { useAttempt } from '../use-attempt';
import { goTo } from './step';
import { accepts, codeTarget, fieldWords, type FieldWay } from './ways';

type FieldName = 'contact' | 'password';

interface FieldSignInOptions {
  methods: SignInMethod[];
  inputs: Record<FieldName, RefObject<HTMLInputElement | null>>;
  /** How a code gets to a phone. */
  transport: 'sms' | 'whatsapp';
  onContact: (contact: string) => void;
}

/** Signs in by what stands in the field: by a code, a link or a password. Each call's script comes with the call. */
export function useFieldSignIn({ methods, inputs, transport, onContact }: FieldSignInOptions) {
  const router = useRouter();
  const { busy, error, run, refuse } = useAttempt();
  const [blamed, setBlamed] = useState<FieldName>('contact');

  const blame = (name: FieldName, message: string) => {
    setBlamed(name);
    refuse(message);
    inputs[name].current?.focus();
  };

  const signInBy: Record<FieldWay, (to: Contact & { email?: string }) => Promise<void>> = {
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
      await signInWithPassword({ email, password: inputs.password.current?.value ?? '' });
      arrive();
    },
  };

  const go = (way: FieldWay) => {
    if (busy) return;
    const typed = parseContact(inputs.contact.current?.value ?? '');
    const allowed = accepts(way, methods);
    if (!typed || (typed.email === undefined ? !allowed.phone : !allowed.email)) {
      blame('contact', fieldWords(allowed).unreadable);
      return;
    }
    const asks = way === 'password' ? 'password' : 'contact';
    if (asks === 'password' && !inputs.password.current?.value) {
      blame('password', 'Enter your password.');
      return;
    }
    onContact(typed.email ?? typed.phone);
    setBlamed(asks);
    run(
      () => signInBy[way](typed),
      () => inputs[asks].current?.focus(),
    );
  };

  /** What is wrong with a field; whoever refuses from outside blames the contact. */
  const errorOf = (name: FieldName) => (blamed === name ? error : undefined);
  return { busy, errorOf, go, refuse: (message: string) => blame('contact', message) };
}
