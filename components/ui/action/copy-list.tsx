import { text } from '@/lib/text/text';
import { CopyButton } from './copy-button';
import { DescriptionList } from '@/components/ui/display/description-list';

interface CopyListProps {
  fields: [term: string, value: string][];
  /** The term of the highlighted field. */
  strong?: string;
}

/** Facts to copy field by field, such as into a shop's form. */
export function CopyList({ fields, strong }: CopyListProps) {
  return (
    <DescriptionList
      facts={fields.map(([term, value]) => ({
        term,
        value: (
          <span dir="auto" className={term === strong ? 'font-semibold text-strong' : undefined}>
            {value}
          </span>
        ),
        action: <CopyButton text={value} label={text('ui.copy.field', { field: term })} />,
      }))}
    />
  );
}
