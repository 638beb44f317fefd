import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';

/** What a customer without any packages does next. The server's words: the browser gets them where it may show them. */
export function NoPackages() {
  return (
    <EmptyState
      title={text('packagesPage.empty.none')}
      action={
        <>
          <ButtonLink href="/account">{text('packagesPage.empty.viewAddress')}</ButtonLink>
          <ButtonLink href="/packages/new" variant="secondary" icon="plus">
            {text('packagesPage.empty.add')}
          </ButtonLink>
        </>
      }
    >
      {text('packagesPage.empty.giveAddress')}
    </EmptyState>
  );
}
