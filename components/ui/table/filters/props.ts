import type { FilterRule } from './rules';

type RuleOf<K extends FilterRule['kind']> = Extract<FilterRule, { kind: K }>;

/** The props of a filter's fields. */
export interface FilterProps<K extends FilterRule['kind']> {
  /** The column's name. */
  label: string;
  rule: RuleOf<K>;
  onChange: (rule: RuleOf<K>) => void;
}
