import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { composeHref, folderHref } from '../hrefs';

/** For an address without a mail, or with a permanently deleted one. */
export function MissingMail() {
  return (
    <>
      <PageHeader title="This mail is not here" />
      <Card className="mt-6">
        <EmptyState
          icon="mail"
          title="There is no mail at this address"
          action={
            <>
              <ButtonLink href={folderHref('inbox')} prefetch={false} icon="inbox">
                Go to the inbox
              </ButtonLink>
              <ButtonLink href={composeHref} prefetch={false} variant="secondary" icon="demo:square-pen">
                Write a new one
              </ButtonLink>
            </>
          }
        >
          It was deleted for good, or the link to it is not complete. Mail you sent here is kept only in the
          tab in which you wrote it.
        </EmptyState>
      </Card>
    </>
  );
}
