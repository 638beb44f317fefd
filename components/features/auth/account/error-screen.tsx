import { ButtonLink } from '@/components/ui/button-link';
import { AuthCard } from '../auth-card';
import { FallenArt } from '../art';

/** Something went wrong. */
export function ErrorScreen() {
  return (
    <AuthCard
      title="Something went wrong"
      description="That was our side, not yours. Your packages and invoices are safe."
      art={<FallenArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        Go to Home
      </ButtonLink>
      <p className="text-balance text-center text-sm text-muted">
        If it keeps happening,{' '}
        <ButtonLink
          href="/pages/contact"
          variant="link"
          className="inline! min-h-0! px-0! font-normal! underline"
        >
          tell us what you were doing
        </ButtonLink>
        .
      </p>
    </AuthCard>
  );
}
