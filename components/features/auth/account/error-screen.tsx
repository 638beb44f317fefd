import { ButtonLink } from '@/components/ui/button-link';
import { AuthCard } from '../auth-card';
import { FallenArt } from '../art';

interface ErrorScreenProps {
  /** Where customers write to, if the operator has said so. */
  contactEmail: string | undefined;
}

/** Something went wrong. */
export function ErrorScreen({ contactEmail }: ErrorScreenProps) {
  return (
    <AuthCard
      title="Something went wrong"
      description="That was our side, not yours. Your packages and invoices are safe."
      art={<FallenArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        Go to Home
      </ButtonLink>
      {contactEmail !== undefined && (
        <p className="text-balance text-center text-sm text-muted">
          If it keeps happening,{' '}
          <a href={`mailto:${contactEmail}`} className="link">
            tell us what you were doing
          </a>
          .
        </p>
      )}
    </AuthCard>
  );
}
