import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ConsentCard } from './consent-card';
import type { problemOf } from './problem-words';

interface ProblemCardProps {
  problem: ReturnType<typeof problemOf>;
  onRetry?: () => void;
}

/** Why an app's request ends here. Never redirects to an address that is not the app's own (security 7). */
export function ProblemCard({ problem: { title, text, again }, onRetry }: ProblemCardProps) {
  return (
    <ConsentCard title={title} description={<p role="alert">{text}</p>}>
      <div className="flex flex-col gap-3">
        {again && onRetry && (
          <Button size="large" icon="refresh-cw" onClick={onRetry}>
            Try again
          </Button>
        )}
        <ButtonLink href="/" size="large" variant={again ? 'secondary' : 'primary'}>
          Go to Home
        </ButtonLink>
      </div>
    </ConsentCard>
  );
}
