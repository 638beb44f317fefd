import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { maxLength } from '@/lib/domain/values/bounds';
import { languages } from '@/lib/i18n/languages';
import type { FieldErrors } from '@/lib/contract/errors';
import { unitSystems } from '../account-fields';
import type { Profile } from './profile-state';
import { TimeZoneSelect } from './time-zone-select';

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([code, label]) => (
    <option key={code} value={code}>
      {label}
    </option>
  ));

/** The controls of the form; they hold the customer's input. */
export function ProfileFields({ profile, errors }: { profile: Profile; errors: FieldErrors }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="name" label="Name" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={profile.name}
            maxLength={maxLength.name}
            autoComplete="name"
          />
        )}
      </Field>
      <Field id="companyName" label="Company" optional error={errors.companyName}>
        {(control) => (
          <Input
            {...control}
            name="companyName"
            defaultValue={profile.companyName}
            maxLength={maxLength.companyName}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field
        id="language"
        label="Language"
        hint="Used for messages and printed invoices"
        error={errors.language}
      >
        {(control) => (
          <Select {...control} name="language" defaultValue={profile.language}>
            {options({ [profile.language]: profile.language, ...languages })}
          </Select>
        )}
      </Field>
      <Field id="timeZone" label="Time zone" hint="Used for all times shown" error={errors.timeZone}>
        {(control) => <TimeZoneSelect control={control} zone={profile.timeZone} />}
      </Field>
      <Field id="unitSystem" label="Units" hint="Used for weights and sizes" error={errors.unitSystem}>
        {(control) => (
          <Select {...control} name="unitSystem" defaultValue={profile.unitSystem}>
            {options(unitSystems)}
          </Select>
        )}
      </Field>
    </div>
  );
}
