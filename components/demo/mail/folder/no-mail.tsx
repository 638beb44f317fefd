import { Button } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { folderLooks, type Folder } from '../folders';

interface NoMailProps {
  folder: Folder;
  query: string;
  onClear: () => void;
}

/** Why a folder shows nothing: it is empty, or nothing matches the search. */
export function NoMail({ folder, query, onClear }: NoMailProps) {
  const { label, icon, empty } = folderLooks[folder];
  if (query.trim() === '')
    return (
      <EmptyState icon={icon} title={empty.title}>
        {empty.line}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={`Nothing in ${label} matches “${query.trim()}”`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      The search looks through names, addresses, subjects and the text.
    </EmptyState>
  );
}
