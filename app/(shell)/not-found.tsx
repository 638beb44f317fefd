import { NotFoundMessage } from '@/components/shell/not-found-message';
import { ButtonLink } from '@/components/ui/button-link';

export default function NotFoundInShell() {
  return (
    <NotFoundMessage
      title="We could not find that"
      action={
        <>
          <ButtonLink href="/packages" icon="package">
            Go to Packages
          </ButtonLink>
          <ButtonLink href="/invoices" icon="receipt" variant="secondary">
            Go to Invoices
          </ButtonLink>
        </>
      }
    >
      It may belong to another account, or the link may be incomplete.
    </NotFoundMessage>
  );
}
