import { Checkbox } from '@/components/ui/field/checkbox';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { LanguageSelect } from '@/components/ui/field/language-select';
import type { SwitchedChannel } from '@/lib/domain/account/capabilities';
import { maxLength } from '@/lib/domain/values/bounds';
import type { FieldErrors } from '@/lib/contract/errors';
import { currentLanguage, text } from '@/lib/text/text';
import type { Draft } from './store';

interface PreferenceFieldsProps {
  /** Null before the first answer: then the defaults apply. */
  draft: Draft | null;
  errors: FieldErrors;
  /** The channels of the warehouse's news to switch; without any there is nothing to choose about messages. */
  switches: readonly SwitchedChannel[];
}

/** Company, language, news and repacking: all can be changed later. */
export function PreferenceFields({ draft, errors, switches }: PreferenceFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="companyName"
          label={text('onboarding.preferences.company')}
          optional
          error={errors.companyName}
        >
          {(control) => (
            <Input
              {...control}
              name="companyName"
              autoComplete="organization"
              maxLength={maxLength.companyName}
              defaultValue={draft?.companyName}
            />
          )}
        </Field>
        <Field id="taxId" label={text('onboarding.preferences.taxNumber')} optional error={errors.taxId}>
          {(control) => (
            <Input {...control} name="taxId" defaultValue={draft?.taxId} maxLength={maxLength.taxId} />
          )}
        </Field>
      </div>
      {switches.length > 0 && (
        <>
          <Field id="language" label={text('onboarding.preferences.language')} error={errors.language}>
            {(control) => (
              <LanguageSelect
                {...control}
                name="language"
                stored={draft?.language}
                defaultValue={draft?.language ?? currentLanguage()}
              />
            )}
          </Field>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-3 text-sm font-medium">{text('onboarding.preferences.notify')}</legend>
            {switches.includes('email') && (
              <Checkbox
                id="notifyEmail"
                name="notifyEmail"
                label={text('onboarding.preferences.byEmail')}
                defaultChecked={draft ? 'notifyEmail' in draft : true}
              />
            )}
            {switches.includes('sms') && (
              <Checkbox
                id="notifySms"
                name="notifySms"
                label={text('onboarding.preferences.byText')}
                defaultChecked={draft ? 'notifySms' in draft : false}
              />
            )}
          </fieldset>
        </>
      )}
      <fieldset>
        <legend className="mb-3 text-sm font-medium">{text('onboarding.preferences.beforeShipping')}</legend>
        <Checkbox
          id="repack"
          name="repack"
          label={text('onboarding.preferences.repack')}
          defaultChecked={draft ? 'repack' in draft : false}
        />
      </fieldset>
    </>
  );
}
