'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import type { Choice } from '@/components/ui/field/choice';
import { RadioGroup } from '@/components/ui/field/radio-group';
import type { FieldErrors } from '@/lib/contract/errors';
import { parseContact } from '@/lib/validation/contact';
import type { CodeTarget } from '@/lib/browser/identity/codes';
import { requestOwnCode } from '@/lib/browser/identity/factors';
import { text } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { CodeStep } from '../parts/code-step';
import { useOwnFieldTask } from '../parts/own-tasks';

export type ContactKind = 'email' | 'phone';
type Transport = 'sms' | 'whatsapp';

interface ContactRequest {
  kind: ContactKind;
  /** The available transports of a code to a phone. */
  transports: Transport[];
  /** An existing address to verify. */
  address?: string | undefined;
}

const words = {
  email: {
    add: 'security.contacts.email.add',
    verify: 'security.contacts.email.verify',
    label: 'security.contacts.email.label',
    wrong: 'security.contacts.email.wrong',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  phone: {
    add: 'security.contacts.phone.add',
    verify: 'security.contacts.phone.verify',
    label: 'security.contacts.phone.label',
    wrong: 'security.contacts.phone.wrong',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
} as const;

const transportChoices = (): Choice<Transport>[] => [
  { value: 'sms', label: text('security.contacts.sms') },
  { value: 'whatsapp', label: 'WhatsApp' },
];

/** Parses the field as an address of that kind; null when it is invalid. */
function read(kind: ContactKind, typed: string, transport: Transport): CodeTarget | null {
  const contact = parseContact(typed);
  if (kind === 'email') return contact?.email === undefined ? null : { email: contact.email };
  return contact?.phone === undefined ? null : { phone: contact.phone, transport };
}

/** Asks for an address and for the code sent there. @returns the address once it is verified */
export function askForContact(request: ContactRequest): Promise<string | undefined> {
  const { add, verify } = words[request.kind];
  return openDialog<string>({
    title: text(request.address === undefined ? add : verify),
    content: (close) => <AddContact {...request} onAdded={close} />,
  });
}

function AddContact({
  kind,
  transports,
  address = '',
  onAdded,
}: ContactRequest & { onAdded: (address: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [transport, setTransport] = useState<Transport>(transports[0] ?? 'sms');
  const [sent, setSent] = useState<{ target: CodeTarget; methodId: string }>();
  const { label, wrong, input: inputProps } = words[kind];
  const problemsOf = (typed: { contact: string; transport: Transport }): FieldErrors =>
    read(kind, typed.contact, typed.transport) ? {} : { contact: text(wrong) };
  const { busy, errors, run, changed } = useOwnFieldTask(problemsOf);

  const send = async () => {
    const contact = input.current?.value ?? '';
    const work = async () => {
      const target = read(kind, contact, transport);
      if (!target) return;
      const { methodId } = await withFreshProof(() => requestOwnCode(target));
      setSent({ target, methodId });
    };
    if (!(await run({ contact, transport }, work, () => 'contact'))) input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  if (sent) {
    const { target, methodId } = sent;
    const proven = target.email ?? target.phone;
    return (
      <CodeStep
        contact={target}
        methodId={methodId}
        verb={text('security.contacts.verify')}
        onVerified={() => onAdded(proven)}
      />
    );
  }
  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        id="new-contact"
        label={text(label)}
        error={errors.contact}
        hint={text('security.contacts.hint')}
      >
        {(control) => (
          <Input
            {...control}
            {...inputProps}
            ref={input}
            name={kind}
            defaultValue={address}
            autoFocus
            required
            onChange={({ target }) => changed({ contact: target.value, transport })}
          />
        )}
      </Field>
      {kind === 'phone' && transports.length > 1 && (
        <RadioGroup
          legend={text('security.contacts.transport')}
          inline
          choices={transportChoices()}
          value={transport}
          onChange={setTransport}
        />
      )}
      <Button type="submit" loading={busy} className="self-start">
        {text('security.contacts.send')}
      </Button>
    </form>
  );
}
