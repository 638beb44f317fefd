import { ButtonLink } from '@/components/ui/action/button-link';
import { FallenArt } from '../art';
import { NoticeCard } from './notice-card';

interface ErrorScreenProps {
  /** The operator's contact address for customers, if configured. */
  contactEmail: string | undefined;
}

/** Something went wrong. */
export function ErrorScreen({ contactEmail }: ErrorScreenProps) {
  return (
    <NoticeCard
      tone="danger"
      icon="circle-exclamation-point"
      title="Something went wrong"
      description="The problem is on our side. Your packages and invoices are safe."
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
    </NoticeCard>
  );
}
