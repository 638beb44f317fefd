import { useId, type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import type { FieldErrors } from '@/lib/contract/errors';
import type { Chosen } from '@/lib/domain/notification/choices';
import { proposedQuietHours } from '@/lib/domain/notification/quiet-hours';
import type { ChoicesWords } from './choices-words';

interface ChoicesFieldsProps {
  words: ChoicesWords;
  chosen: Chosen;
  errors: FieldErrors;
}

interface RowProps {
  title: string;
  hint: string;
  name: string;
  channels: ChoicesWords['channels'];
  on: readonly string[];
}

/** A row of checkboxes, one for each channel: beside its title where there is space, else below and with their names. */
function Row({ title, hint, name, channels, on }: RowProps) {
  const id = useId();
  return (
    <fieldset className="@md:flex @md:items-start @md:justify-between @md:gap-4 min-w-0 border-t border-line py-3">
      <legend className="float-start text-sm" aria-describedby={`${id}-hint`}>
        <span className="block font-medium">{title}</span>
        <span id={`${id}-hint`} className="block text-muted">
          {hint}
        </span>
      </legend>
      <div className="@md:flex-none @md:flex-nowrap @md:gap-0 @md:pt-0.5 clear-both flex flex-wrap gap-x-5 gap-y-2 pt-2">
        {channels.map(({ channel, word }) => (
          <Checkbox
            key={channel}
            id={`${id}-${channel}`}
            name={name}
            value={channel}
            defaultChecked={on.includes(channel)}
            className="@md:w-22 @md:items-center @md:[&>label]:gap-0"
            label={<span className="@md:sr-only">{word}</span>}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface HourProps {
  id: string;
  label: string;
  hours: readonly string[];
  chosen: number;
  error?: string | undefined;
}

/** A full hour of the day. */
function Hour({ id, label, hours, chosen, error }: HourProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Select {...control} name={id} defaultValue={chosen}>
          {hours.map((word, hour) => (
            <option key={word} value={hour}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const note = (words: ReactNode) => <p className="text-sm text-muted">{words}</p>;

/** The controls; what has no effect by what is ticked is hidden by the style sheet alone. */
export function ChoicesFields({ words, chosen, errors }: ChoicesFieldsProps) {
  const { channels, groups, hours } = words;
  const { groups: on, daily, digestHour, quietHours } = chosen;
  const { from, to } = quietHours ?? proposedQuietHours;
  return (
    <div className="group/choices @container flex flex-col gap-4">
      <div>
        <div aria-hidden="true" className="@md:flex hidden justify-end pb-2 text-sm text-muted">
          {channels.map(({ channel, word }) => (
            <span key={channel} className="w-22 text-center">
              {word}
            </span>
          ))}
        </div>
        {groups.map(({ group, title, hint }) => (
          <Row key={group} {...{ title, hint, channels }} name={`groups.${group}`} on={on[group]} />
        ))}
        <div className="border-b border-line">
          <Row title={words.daily} hint={words.dailyHint} channels={channels} name="daily" on={daily} />
        </div>
      </div>
      <div className="hidden group-has-[[name=daily]:checked]/choices:block">
        <Hour
          id="digestHour"
          label={words.digestHour}
          {...{ hours }}
          chosen={digestHour}
          error={errors.digestHour}
        />
      </div>
      <Checkbox id="quiet" name="quiet" label={words.quiet} defaultChecked={quietHours !== undefined} />
      <div className="hidden grid-cols-2 gap-4 group-has-[[name=quiet]:checked]/choices:grid">
        <Hour id="quietFrom" label={words.quietFrom} {...{ hours }} chosen={from} />
        <Hour id="quietTo" label={words.quietTo} {...{ hours }} chosen={to} error={errors['quietHours.to']} />
      </div>
      {note(words.zone)}
    </div>
  );
}
