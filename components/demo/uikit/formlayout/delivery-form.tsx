'use client';

import { useState } from 'react';
import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { Button } from '@/components/ui/action/button';
import { DateField } from '@/components/ui/field/date-field';
import { Field } from '@/components/ui/field/field';
import { SelectList } from '@/components/kit/pickers/select-list';
import { stateChoices, type StateCode } from './states';

export interface Delivery {
  state: StateCode;
  day: string | null;
  services: string[];
}

const services = [
  { value: 'signed for', label: 'Signed for' },
  { value: 'insured', label: 'Insured' },
  { value: 'kept cool', label: 'Kept cool' },
];

interface DeliveryFormProps {
  delivery: Delivery;
  onDone: (delivery?: Delivery) => void;
}

/** Lists and calendars that open over a modal dialog. */
export function DeliveryForm({ delivery, onDone }: DeliveryFormProps) {
  const [draft, setDraft] = useState(delivery);
  return (
    <div className="flex flex-col gap-4">
      <Field id="delivery-state" label="State">
        {(control) => (
          <SelectList
            {...control}
            choices={stateChoices}
            value={draft.state}
            onChange={(state) => setDraft({ ...draft, state })}
          />
        )}
      </Field>
      <DateField
        id="delivery-day"
        label="Day"
        value={draft.day}
        onChange={(day) => setDraft({ ...draft, day })}
        buttonBar
      />
      <Field id="delivery-services" label="Services">
        {(control) => (
          <AutocompleteChips
            {...control}
            choices={services}
            value={draft.services}
            onChange={(chosen) => setDraft({ ...draft, services: chosen })}
            placeholder="Add services"
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
        <Button onClick={() => onDone(draft)}>Change delivery</Button>
      </div>
    </div>
  );
}
