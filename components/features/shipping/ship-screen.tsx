import { notFound } from 'next/navigation';
import { addressChoices, canKeepAddress } from '@/components/shared/address/address-choices';
import { emptyAddress } from '@/components/shared/address/typed-address';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { Card } from '@/components/ui/display/card';
import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { countries } from '@/lib/domain/values/countries';
import { text } from '@/lib/text/text';
import { beginQuote } from './first-quote';
import { RefusedAlert } from './refused-alert';
import { field, readChoices, shipHref } from './ship-choices';
import { readShipFacts } from './ship-facts';
import { ShipForm } from './ship-form';
import { StuckAlert } from './stuck-alert';

interface ShipScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

/** `/shipments/new`: what to ship, where to, how and for how much; not found where the product API has no shipments. */
export async function ShipScreen({ searchParams }: ShipScreenProps) {
  const read = (name: string) => [searchParams[name]].flat().filter((value) => value !== undefined);
  const asked = readChoices(read);
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'shipments')) notFound();
  const facts = await readShipFacts(asked.packageIds);
  if (!account.ok || !facts.ok) {
    const failure = [account, facts].find((result) => !result.ok);
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={text('pages.title.ship')} />
        {failure && (
          <ScreenFailure
            title={text('shippingPage.notLoaded')}
            error={failure.error}
            retryHref={shipHref(asked)}
          />
        )}
      </div>
    );
  }
  const { ready, stuck } = facts.data;
  const packageIds = ready.filter(({ id }) => asked.packageIds.includes(id)).map(({ id }) => id);
  const addresses = addressChoices(account.data);
  const choices = { ...asked, packageIds };
  const { first, extras } = await beginQuote(choices, account.data, addresses);
  const known = addresses.map(({ address }) => address);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('pages.title.ship')} description={text('shippingPage.description')} />
      <StuckAlert stuck={stuck} />
      <RefusedAlert code={read(field.refused)[0]} />
      {ready.length === 0 ? (
        <Card>
          <EmptyState
            title={text('shippingPage.empty.title')}
            action={<ButtonLink href="/packages">{text('shippingPage.empty.packages')}</ButtonLink>}
          >
            {text('shippingPage.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <ShipForm
          packages={ready}
          initial={{ ...choices, extras }}
          addresses={addresses}
          canKeep={canKeepAddress(account.data)}
          blank={emptyAddress(account.data.name, known)}
          countries={countries()}
          first={first}
          visit={crypto.randomUUID()}
        />
      )}
    </div>
  );
}
