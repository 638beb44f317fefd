'use client';

import { useState } from 'react';
import { DateField } from '@/components/ui/field/date-field';

interface StatementDayProps {
  name: 'from' | 'to';
  label: string;
  /** As requested, valid or not. */
  asked: string;
  /** Its day in the format of inputs; undefined if it is none. */
  written: string | undefined;
  error: string | undefined;
}

/** The first or the last day of a period, sent with its form. */
export function StatementDay({ name, label, asked, written, error }: StatementDayProps) {
  const [day, setDay] = useState(written === undefined ? null : asked);
  return (
    <DateField
      id={`statement-${name}`}
      name={name}
      label={label}
      value={day}
      written={written}
      error={error}
      onChange={setDay}
    />
  );
}
