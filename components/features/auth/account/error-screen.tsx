import { ButtonLink } from '@/components/ui/action/button-link';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
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
      title={text('authPage.error.title')}
      description={text('authPage.error.description')}
      art={<FallenArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        {text('authPage.goHome')}
      </ButtonLink>
      {contactEmail !== undefined && (
        <p className="text-balance text-center text-sm text-muted">
          {richText('authPage.error.contact', {
            link: (chunks) => (
              <a href={`mailto:${contactEmail}`} className="link">
                {chunks}
              </a>
            ),
          })}
        </p>
      )}
    </NoticeCard>
  );
}
