import type { Choice } from '@/components/ui/field/choice';
import { Icon } from '@/components/ui/display/icon';
import { Spinner } from '@/components/ui/display/spinner';

interface PickerValueProps {
  /** The chosen one; otherwise the placeholder is shown. */
  choice: Pick<Choice, 'label' | 'mark'> | undefined;
  placeholder: string;
  loading?: boolean;
}

/** The content of a picker's button: icon, label, chevron. */
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
