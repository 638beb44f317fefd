'use client';

import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { FieldGroup } from '@/components/ui/field/field-group';
import { Switch } from '@/components/ui/field/switch';
import type { SwitchedChannel } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';
import type { AccountFields } from './account-fields';
import { UnsavedNotices } from './saving/unsaved-notice';
import { useAccountSave } from './saving/use-account-save';

interface PreferencesCardProps {
  saved: AccountFields;
  version: number;
  /** The channels of news to switch here: none where the choices have a card of their own. */
  switches: readonly SwitchedChannel[];
  /** What is to be known of the channels, beside their switches. */
  notice: ReactNode;
}

const tellMe = {
  email: ['notifyEmail', 'account.preferences.byEmail'],
  sms: ['notifySms', 'account.preferences.byText'],
} as const satisfies Record<SwitchedChannel, readonly string[]>;

/** What the warehouse may do without asking. Each switch is saved at once. */
export function PreferencesCard({ saved, version, switches, notice }: PreferencesCardProps) {
  const state = useAccountSave(saved, version);
  const { fields, save } = state;
  return (
    <Card aria-labelledby="preferences-heading">
      <CardHeader
        id="preferences-heading"
        title={text('account.preferences.title')}
        description={text('account.preferences.description')}
      />
      <div className="flex flex-col gap-5">
        {switches.length > 0 && (
          <FieldGroup legend={text('account.preferences.notify')}>
            <div className="flex flex-col gap-3">
              {switches
                .map((channel) => tellMe[channel])
                .map(([field, label]) => (
                  <Switch
                    key={field}
                    id={field}
                    label={text(label)}
                    checked={fields[field]}
                    onChange={(event) => save({ [field]: event.target.checked }, { about: field })}
                  />
                ))}
              {notice}
            </div>
          </FieldGroup>
        )}
        <FieldGroup legend={text('account.preferences.beforeShipping')}>
          <Switch
            id="repack"
            label={text('account.preferences.repack')}
            checked={fields.repack}
            onChange={(event) => save({ repack: event.target.checked }, { about: 'repack' })}
          />
        </FieldGroup>
        <UnsavedNotices state={state} />
      </div>
    </Card>
  );
}
