'use client';

import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import { formatDateInput } from '@/lib/format';
import { text } from '@/lib/text/text';
import { readDate } from './date-problem';
import { Field } from './field';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from './input';
import { afterPress } from '@/components/ui/hooks/after-press';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { dateButtonClasses } from './picker-classes';

const DatePopup = lazy(untilLoaded(() => import('./date-popup')));

interface DateFieldProps {
  id: string;
  label: string;
  /** A calendar date `YYYY-MM-DD`; null while empty or invalid. */
  value: string | null;
  /** The first value as `formatDateInput` writes it, if the server has: a browser takes a while to start writing dates. */
  written?: string | undefined;
  /** `unreadable` is the field's text when it is not a date, or one out of range. */
  onChange: (date: string | null, unreadable?: string) => void;
  onBlur?: () => void;
  /** The first and the last allowed day. */
  min?: string;
  max?: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  disabled?: boolean;
  /** Today and Clear below the days. */
  buttonBar?: boolean;
  /** In a native form: the date is sent as `YYYY-MM-DD`, and before hydration as typed. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date typed in the language's order, mm/dd/yyyy in US English, or chosen from a calendar (SPEC section 9).
 * Invalid text stays, with its error.
 */
export function DateField({
  value,
  written,
  onChange,
  onBlur,
  min,
  max,
  error,
  disabled = false,
  buttonBar = false,
  name,
  ref,
  ...field
}: DateFieldProps) {
  const hydrated = useHydrated();
  const choose = text('ui.date.choose', { label: field.label });
  const [draft, setDraft] = useState<string | null>(written ?? null);
  const [problemShown, setProblemShown] = useState(false);
  const shown = draft ?? (value === null ? '' : formatDateInput(value));
  const problem = problemShown ? readDate(shown, { min, max }).problem : undefined;

  const set = (date: string | null) => {
    setDraft(null);
    setProblemShown(false);
    onChange(date);
  };
  const type = (typed: string) => {
    const { date, problem: reason } = readDate(typed, { min, max });
    setDraft(typed);
    if (!reason) setProblemShown(false);
    if (reason) onChange(null, typed);
    else onChange(date);
  };
  const leave = () => {
    const { problem: reason } = readDate(shown, { min, max });
    if (reason) afterPress(() => setProblemShown(true));
    else setDraft(null);
    onBlur?.();
  };

  return (
    <Field {...field} error={problem ?? error}>
      {(control) => (
        <div className="relative">
          {hydrated && name !== undefined && <input type="hidden" name={name} value={value ?? shown} />}
          <Input
            {...control}
            ref={ref}
            name={hydrated ? undefined : name}
            inputMode="numeric"
            autoComplete="off"
            placeholder={text('ui.date.placeholder')}
            value={shown}
            disabled={disabled}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
            className="pe-11 tabular-nums"
          />
          <Suspense
            fallback={<IconButton icon="calendar" label={choose} disabled className={dateButtonClasses} />}
          >
            <DatePopup
              label={choose}
              disabled={disabled}
              value={value}
              min={min}
              max={max}
              buttonBar={buttonBar}
              onSelect={set}
              onClear={() => set(null)}
            />
          </Suspense>
        </div>
      )}
    </Field>
  );
}
