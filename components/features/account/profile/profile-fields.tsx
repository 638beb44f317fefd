import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { LanguageSelect } from '@/components/ui/field/language-select';
import { Select } from '@/components/ui/field/select';
import { maxLength } from '@/lib/domain/values/bounds';
import type { FieldErrors } from '@/lib/contract/errors';
import { wordIn } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';
import { unitSystems } from '../account-fields';
import type { Profile } from './profile-state';
import { TimeZoneSelect } from './time-zone-select';

/** The portal's systems of units, and the stored one where that is another. */
function Units({ stored }: { stored: string }) {
  const codes = Object.keys(unitSystems);
  return [...new Set([...codes, stored])].map((code) => (
    <option key={code} value={code}>
      {wordIn(unitSystems, code)}
    </option>
  ));
}

interface ProfileFieldsProps {
  profile: Profile;
  errors: FieldErrors;
  /** Whether the warehouse sends messages. */
  notifies: boolean;
}

/** The controls of the form; they hold the customer's input. */
export function ProfileFields({ profile, errors, notifies }: ProfileFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="name" label={text('account.field.name')} error={errors.name}>
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
      <Field id="companyName" label={text('account.field.companyName')} optional error={errors.companyName}>
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
        label={text('account.field.language')}
        hint={text(notifies ? 'account.profile.languageHint' : 'account.profile.languageHintWithoutMessages')}
        error={errors.language}
      >
        {(control) => (
          <LanguageSelect
            {...control}
            name="language"
            stored={profile.language}
            defaultValue={profile.language}
          />
        )}
      </Field>
      <Field
        id="timeZone"
        label={text('account.field.timeZone')}
        hint={text('account.profile.timeZoneHint')}
        error={errors.timeZone}
      >
        {(control) => <TimeZoneSelect control={control} zone={profile.timeZone} />}
      </Field>
      <Field
        id="unitSystem"
        label={text('account.field.unitSystem')}
        hint={text('account.profile.unitsHint')}
        error={errors.unitSystem}
      >
        {(control) => (
          <Select {...control} name="unitSystem" defaultValue={profile.unitSystem}>
            <Units stored={profile.unitSystem} />
          </Select>
        )}
      </Field>
    </div>
  );
}
