import type { FilterRule } from './rules';

type RuleOf<K extends FilterRule['kind']> = Extract<FilterRule, { kind: K }>;

/** What the fields of one kind of filter are given. */
export interface FilterProps<K extends FilterRule['kind']> {
  /** The column's name. */
  label: string;
  rule: RuleOf<K>;
  onChange: (rule: RuleOf<K>) => void;
}
