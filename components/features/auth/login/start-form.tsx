'use client';

import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { parseContact } from '@/lib/validation/contact';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { text, type MessageKey } from '@/lib/text/text';
import { FieldMethods } from './field-methods';
import { useFieldSignIn } from './use-field-sign-in';
import { usePasskeyAutofill } from './use-passkey-autofill';
import { accepts, fieldWords, mainMethod, textTransports, type FieldMethod } from './main-method';

const PasswordPart = lazy(untilLoaded(() => import('./password-part')));
const TransportChoice = lazy(untilLoaded(() => import('./transport-choice')));

interface StartFormProps {
  methods: SignInMethod[];
  withPassword: boolean;
  contact: string;
  onContact: (contact: string) => void;
}

const verbs = {
  code: 'auth.start.sendCode',
  link: 'auth.start.sendLink',
  password: 'auth.start.signIn',
} as const satisfies Record<FieldMethod, MessageKey>;

/** The field and its button: sends a code or a link, or asks for a password. */
export function StartForm({ methods, withPassword, contact, onContact }: StartFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [transport, setTransport] = useState(textTransports(methods)[0] ?? 'sms');
  const inputs = { contact: input, password };
  const { busy, errors, go, refuse, changed } = useFieldSignIn({ methods, inputs, transport, onContact });
  const passkeys = methods.includes('passkey');
  usePasskeyAutofill(passkeys, refuse);

  // Includes what was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onContact(typed);
  }, [onContact]);

  const main = withPassword ? 'password' : mainMethod(methods);
  if (main === null) return null;
  const phoneTyped = parseContact(contact)?.phone !== undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void go(main);
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onInput={changed} onSubmit={submit}>
      <Field id="contact" label={fieldWords(accepts(main, methods)).label} error={errors.contact}>
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
            autoFocus={withPassword && contact === ''}
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
          <PasswordPart ref={password} error={errors.password} autoFocus={contact !== ''} />
        </Suspense>
      )}
      <Button type="submit" size="large" loading={busy}>
        {text(verbs[main])}
      </Button>
      <FieldMethods methods={methods} main={main} onLink={() => void go('link')} />
    </form>
  );
}
