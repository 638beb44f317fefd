'use client';

import { useState } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { FilterControl } from './filter-control';
import { blankRule, type FilterRule, type FilterSpec } from './rules';

interface FilterFormProps {
  /** The column's name. */
  label: string;
  spec: FilterSpec;
  /** The active filter. */
  rule: FilterRule | undefined;
  /** Without a rule the filter is removed. */
  onApply: (rule?: FilterRule) => void;
}

/** A column's filter, applied as a whole. */
export default function FilterForm({ label, spec, rule, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(rule ?? blankRule(spec));
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <FilterControl label={label} spec={spec} rule={draft} onChange={setDraft} />
      <div className="flex justify-between gap-2">
        <Button variant="secondary" size="small" onClick={() => onApply()}>
          {text('ui.filter.clear')}
        </Button>
        <Button type="submit" size="small">
          {text('ui.filter.apply')}
        </Button>
      </div>
    </form>
  );
}
