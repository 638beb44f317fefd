import { Button } from '@/components/ui/action/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { ShownSearch } from '@/lib/i18n/shown-search';
import { text } from '@/lib/text/text';

interface SearchProblemsProps {
  problems: ShownSearch['problems'];
  retry: () => void;
}

/** What could not be searched, below what was found elsewhere. */
export function SearchProblems({ problems, retry }: SearchProblemsProps) {
  return problems.map(({ title, code, message }) => (
    <Alert
      key={title}
      severity="error"
      title={title}
      code={code}
      className="m-4"
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          {text('shell.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  ));
}
