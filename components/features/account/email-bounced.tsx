import { Message } from '@/components/ui/feedback/message';
import type { Account } from '@/lib/domain/account/account';
import { text } from '@/lib/text/text';

/** Says that no e-mails go out, because they come back, and how they begin again. */
export function EmailBounced({
  account,
  className,
}: {
  account: Pick<Account, 'email' | 'emailBouncedAt' | 'warehouse'>;
  className?: string;
}) {
  const { email, emailBouncedAt, warehouse } = account;
  if (emailBouncedAt === undefined) return null;
  return (
    <Message severity="warn" className={className}>
      {text('accountPage.emailBounced', { email, contact: warehouse.contact })}
    </Message>
  );
}
