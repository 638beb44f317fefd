import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { DescriptionList, type Fact } from '@/components/ui/description-list';
import type { Account } from '@/lib/domain/account';
import type { Address } from '@/lib/domain/common';
import { readablePhone } from '@/lib/domain/phone';
import { addressLines } from '@/lib/domain/address-lines';

function Lines({ address }: { address: Address }) {
  return addressLines(address).map((line, index) => <p key={index}>{line}</p>);
}

/** What the customer can read here and has changed by the warehouse: contact, addresses, tax numbers. */
export function AccountDetails({ account }: { account: Account }) {
  const { email, phone, billingAddress, shippingAddresses, taxIds, timeZone, suiteNumber } = account;
  const facts: Fact[] = [
    { term: 'Suite', value: suiteNumber },
    { term: 'E-mail', value: email },
    { term: 'Phone', value: phone ? readablePhone(phone) : 'None' },
    { term: 'Time zone', value: timeZone.replaceAll('_', ' ') },
  ];
  if (billingAddress) facts.push({ term: 'Billing address', value: <Lines address={billingAddress} /> });
  shippingAddresses.forEach((address, index) => {
    const term = shippingAddresses.length > 1 ? `Ships to (${index + 1})` : 'Ships to';
    facts.push({ term, value: <Lines address={address} /> });
  });
  for (const { type, value } of taxIds) facts.push({ term: type.replaceAll('_', ' ').toUpperCase(), value });
  return (
    <Card aria-labelledby="contact-heading">
      <CardHeader
        id="contact-heading"
        title="Contact and addresses"
        description={
          <>
            Where the warehouse reaches you. To change it, ask the warehouse. How you sign in is{' '}
            <a href="#security" className="link">
              below
            </a>
            .
          </>
        }
      />
      <DescriptionList facts={facts} />
    </Card>
  );
}
