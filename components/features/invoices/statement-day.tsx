'use client';

import { useState } from 'react';
import { DateField } from '@/components/ui/field/date-field';

interface StatementDayProps {
  name: 'from' | 'to';
  label: string;
  /** As requested, valid or not. */
  asked: string;
  error: string | undefined;
}

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/** The first or the last day of a period, sent with its form. */
export function StatementDay({ name, label, asked, error }: StatementDayProps) {
  const [day, setDay] = useState(calendarDate.test(asked) ? asked : null);
  return (
    <DateField
      id={`statement-${name}`}
      name={name}
      label={label}
      value={day}
      error={error}
      onChange={setDay}
    />
  );
}
