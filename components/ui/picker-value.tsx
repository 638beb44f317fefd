import type { Choice } from './choice';
import { Icon } from './icon';
import { Spinner } from './spinner';

interface PickerValueProps {
  /** The chosen one; else the placeholder is shown. */
  choice: Pick<Choice, 'label' | 'mark'> | undefined;
  placeholder: string;
  loading?: boolean;
}

/** What a picker's button shows: mark, label, chevron. */
export function PickerValue({ choice, placeholder, loading = false }: PickerValueProps) {
  return (
    <>
      {choice?.mark}
      <span className={`min-w-0 grow truncate ${choice ? '' : 'text-field-placeholder'}`}>
        {choice?.label ?? placeholder}
      </span>
      {loading ? <Spinner className="text-muted" /> : <Icon name="chevron-down" className="text-muted" />}
    </>
  );
}
