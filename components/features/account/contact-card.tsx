import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList } from '@/components/ui/display/description-list';
import type { Account } from '@/lib/domain/account/account';
import { readablePhone } from '@/lib/domain/values/phone';

/** How the warehouse reaches the customer; only the warehouse changes it, because sign-in depends on it. */
export function ContactCard({ account }: { account: Account }) {
  const { email, phone, suiteNumber } = account;
  return (
    <Card aria-labelledby="contact-heading">
      <CardHeader
        id="contact-heading"
        title="Contact"
        description={
          <>
            How the warehouse reaches you. To change it, contact the warehouse. Your sign-in methods are{' '}
            <a href="#security" className="link">
              below
            </a>
            .
          </>
        }
      />
      <DescriptionList
        facts={[
          { term: 'Suite', value: suiteNumber },
          { term: 'E-mail', value: email },
          { term: 'Phone', value: phone ? readablePhone(phone) : 'None' },
        ]}
      />
    </Card>
  );
}
