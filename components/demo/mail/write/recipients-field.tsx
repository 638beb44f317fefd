'use client';

import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { Field } from '@/components/ui/field/field';
import { ContactAvatar } from '../contact-avatar';
import { contactOf, contacts } from '../data/contacts';
import { readAddress } from './address';

interface RecipientsFieldProps {
  id: string;
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  text: string;
  onText: (text: string) => void;
  error?: string | undefined;
}

const choices = contacts.map((contact) => ({
  value: contact.address,
  label: `${contact.name}, ${contact.address}`,
  mark: <ContactAvatar contact={contact} className="size-6! text-[0.625rem]!" />,
}));

/** Several recipients: suggestions while typing, or any other e-mail address. */
export function RecipientsField({ id, label, value, onChange, text, onText, error }: RecipientsFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <AutocompleteChips
          {...control}
          choices={choices}
          value={value}
          onChange={onChange}
          short={(address) => contactOf(address).name}
          typed={readAddress}
          text={text}
          onText={onText}
          placeholder="Name or e-mail address"
        />
      )}
    </Field>
  );
}
