'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import type { FieldErrors } from '@/lib/contract/errors';
import { renamePasskey } from '@/lib/browser/identity/passkeys';
import type { Passkey } from '@/lib/browser/identity/user';
import { text } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { useOwnFieldTask } from '../parts/own-tasks';

/** The maximum length of a name. */
const maxLength = 128;

const problemsOf = ({ name }: { name: string }): FieldErrors =>
  name.trim() === '' ? { name: text('security.passkeys.form.missing') } : {};

/** Asks for a passkey's name. @returns its new name, or undefined when unchanged */
export function askForName(
  passkey: Passkey,
  title = text('security.passkeys.form.title'),
): Promise<string | undefined> {
  return openDialog<string>({
    title,
    content: (close) => <RenamePasskey passkey={passkey} onRenamed={close} />,
  });
}

function RenamePasskey({ passkey, onRenamed }: { passkey: Passkey; onRenamed: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, errors, run, changed } = useOwnFieldTask(problemsOf);

  const rename = async () => {
    const name = (input.current?.value ?? '').trim();
    const done = await run(
      { name },
      () => withFreshProof(() => renamePasskey(passkey.id, name)),
      () => 'name',
    );
    if (done) onRenamed(name);
    else input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void rename();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        id="passkey-name"
        label={text('security.passkeys.form.name')}
        error={errors.name}
        hint={text('security.passkeys.form.hint')}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="name"
            defaultValue={passkey.name}
            maxLength={maxLength}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => changed({ name: target.value })}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        {text('security.passkeys.form.save')}
      </Button>
    </form>
  );
}
