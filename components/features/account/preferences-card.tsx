'use client';

import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { FieldGroup } from '@/components/ui/field/field-group';
import { Switch } from '@/components/ui/field/switch';
import type { AccountFields } from './account-fields';
import { UnsavedNotices } from './saving/unsaved-notice';
import { useAccountSave } from './saving/use-account-save';

interface PreferencesCardProps {
  saved: AccountFields;
  version: number;
}

const tellMe = [
  ['notifyEmail', 'By e-mail'],
  ['notifySms', 'By text message'],
] as const;

/** What the warehouse may do without asking. Each switch is saved at once. */
export function PreferencesCard({ saved, version }: PreferencesCardProps) {
  const state = useAccountSave(saved, version);
  const { fields, save } = state;
  return (
    <Card aria-labelledby="preferences-heading">
      <CardHeader
        id="preferences-heading"
        title="Preferences"
        description="Changes are saved automatically."
      />
      <div className="flex flex-col gap-5">
        <FieldGroup legend="Notify me about my packages">
          <div className="flex flex-col gap-3">
            {tellMe.map(([field, label]) => (
              <Switch
                key={field}
                id={field}
                label={label}
                checked={fields[field]}
                onChange={(event) => save({ [field]: event.target.checked }, { about: field })}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup legend="Before shipping">
          <Switch
            id="repack"
            label="Repack into a smaller box when it saves money"
            checked={fields.repack}
            onChange={(event) => save({ repack: event.target.checked }, { about: 'repack' })}
          />
        </FieldGroup>
        <UnsavedNotices state={state} />
      </div>
    </Card>
  );
}
