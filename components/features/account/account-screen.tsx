import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import type { Account } from '@/lib/domain/account/account';
import { channelsOf, hasCapability, switchesOf } from '@/lib/domain/account/capabilities';
import { countries } from '@/lib/domain/values/countries';
import { readablePhone } from '@/lib/domain/values/phone';
import { text } from '@/lib/text/text';
import { fieldsOf } from './account-fields';
import { AddressesCard } from './addresses/addresses-card';
import { ContactCard } from './contact-card';
import { EmailBounced } from './email-bounced';
import { MyDataCard } from './my-data-card';
import { NotificationsCard } from './notifications/notifications-card';
import { PreferencesCard } from './preferences-card';
import { ProfileForm } from './profile/profile-form';
import { profileOf } from './profile/profile-state';
import { TaxIdsCard } from './tax-ids/tax-ids-card';
import { WarehouseAddress } from './warehouse-address';

/** Formatted phone numbers of addresses: the formatter is too heavy for the browser. */
function phonesOf({ billingAddress, shippingAddresses }: Account): Record<string, string> {
  const phones = [billingAddress, ...shippingAddresses].flatMap((address) => address?.phone ?? []);
  return Object.fromEntries(phones.map((phone) => [phone, readablePhone(phone)]));
}

function AccountCards({ account }: { account: Account }) {
  const saved = fieldsOf(account);
  const { version } = account;
  const hasChoices = hasCapability(account, 'notifications.choices');
  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <WarehouseAddress account={account} />
        <AddressesCard saved={saved} version={version} countries={countries()} phones={phonesOf(account)} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileForm
          initial={{ outcome: 'idle', profile: profileOf(saved), base: saved, version }}
          notifies={channelsOf(account).length > 0}
        />
        {hasChoices && <NotificationsCard account={account} />}
        <PreferencesCard
          saved={saved}
          version={version}
          switches={hasChoices ? [] : switchesOf(account)}
          notice={<EmailBounced account={account} />}
        />
        <TaxIdsCard saved={saved} version={version} />
        <ContactCard account={account} />
        <MyDataCard />
      </div>
    </div>
  );
}

/** `/account`: the address for shops, contact, and the fields the customer may change. */
export async function AccountScreen() {
  const account = await requireAccount();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('accountPage.title')} />
      {account.ok ? (
        <AccountCards account={account.data} />
      ) : (
        <ScreenFailure title={text('accountPage.notLoaded')} error={account.error} retryHref="/account" />
      )}
    </div>
  );
}
