import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList } from '@/components/ui/display/description-list';
import type { Account } from '@/lib/domain/account/account';
import { readablePhone } from '@/lib/domain/values/phone';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

/** How the warehouse reaches the customer; only the warehouse changes it, because sign-in depends on it. */
export function ContactCard({ account }: { account: Account }) {
  const { email, phone, suiteNumber } = account;
  return (
    <Card aria-labelledby="contact-heading">
      <CardHeader
        id="contact-heading"
        title={text('accountPage.contact.title')}
        description={richText('accountPage.contact.description', {
          link: (chunks) => (
            <a href="#security" className="link">
              {chunks}
            </a>
          ),
        })}
      />
      <DescriptionList
        facts={[
          { term: text('accountPage.contact.suite'), value: suiteNumber },
          { term: text('accountPage.contact.email'), value: email },
          {
            term: text('accountPage.contact.phone'),
            value: phone ? readablePhone(phone) : text('accountPage.contact.none'),
          },
        ]}
      />
    </Card>
  );
}
