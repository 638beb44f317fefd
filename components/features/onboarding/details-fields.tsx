import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { maxLength } from '@/lib/domain/values/bounds';
import type { FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Draft } from './store';
import type { OpenToken } from './token-state';

/** The verified addresses of the visitor's session. */
export interface Proved {
  email?: string | undefined;
  phone?: string | undefined;
}

interface DetailsFieldsProps {
  draft: Draft;
  prefill: OpenToken['prefill'];
  proved: Proved | null;
  errors: FieldErrors;
}

const verified = () => text('onboarding.details.verified');
const known = (value: string | undefined) => value && text('onboarding.details.known', { value });

/**
 * Name, e-mail and phone; the address of the current session is fixed, or the account would not be found by
 * it.
 */
export function DetailsFields({ draft, prefill, proved, errors }: DetailsFieldsProps) {
  const email = proved?.email;
  const phone = email === undefined ? proved?.phone : undefined;
  return (
    <>
      <Field
        id="name"
        label={text('onboarding.details.name')}
        hint={prefill.name && text('onboarding.details.knownName', { name: prefill.name })}
        error={errors.name}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={maxLength.name}
            required
            defaultValue={draft.name}
          />
        )}
      </Field>
      <Field
        id="email"
        label={text('onboarding.details.email')}
        hint={email ? verified() : known(prefill.email)}
        error={errors.email}
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={maxLength.email}
            required
            readOnly={email !== undefined}
            defaultValue={email ?? draft.email}
          />
        )}
      </Field>
      <Field
        id="phone"
        label={text('onboarding.details.phone')}
        optional
        hint={phone ? verified() : known(prefill.phone)}
        error={errors.phone}
      >
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={maxLength.phone}
            readOnly={phone !== undefined}
            defaultValue={phone ?? draft.phone}
          />
        )}
      </Field>
    </>
  );
}
