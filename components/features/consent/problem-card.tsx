import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { ConsentCard } from './consent-card';
import type { problemOf } from './problem-words';

interface ProblemCardProps {
  problem: ReturnType<typeof problemOf>;
  onRetry?: () => void;
}

/** Why an app's request ends here. Never redirects to an address that is not the app's own (security 7). */
export function ProblemCard({ problem, onRetry }: ProblemCardProps) {
  return (
    <ConsentCard title={problem.title} description={<p role="alert">{problem.text}</p>}>
      <div className="flex flex-col gap-3">
        {problem.again && onRetry && (
          <Button size="large" icon="refresh-cw" onClick={onRetry}>
            {text('consent.problem.again')}
          </Button>
        )}
        <ButtonLink href="/" size="large" variant={problem.again ? 'secondary' : 'primary'}>
          {text('consent.problem.home')}
        </ButtonLink>
      </div>
    </ConsentCard>
  );
}
