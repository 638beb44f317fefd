import { requireAccount } from '@/lib/bff/product-api/server';
import { readSettings } from '@/lib/runtime/settings';
import { offeredMethods } from '@/lib/bff/page/offered';
import { text } from '@/lib/text/text';
import { LazySecurity } from './lazy-security';
import { SecuritySettingsProvider } from './security-settings';

/** `/account#security`: sign-in methods, signed-in devices, and recent events. */
export async function SecurityPart() {
  const settings = readSettings();
  const { methods, oauthProviders } = offeredMethods(settings);
  const remote = settings.identity.url !== undefined;
  const account = await requireAccount();
  const timeZone = account.ok ? account.data.timeZone : 'UTC';
  return (
    <section
      id="security"
      aria-labelledby="security-heading"
      className="mt-6 flex scroll-mt-20 flex-col gap-6"
    >
      <header>
        <h2 id="security-heading" className="text-xl font-semibold">
          {text('securityPage.title')}
        </h2>
        <p className="mt-1 text-muted">{text('securityPage.description')}</p>
        <noscript>
          <p className="mt-2 text-sm">{text('securityPage.needsScript')}</p>
        </noscript>
      </header>
      <SecuritySettingsProvider settings={{ remote, methods, timeZone, providers: oauthProviders }}>
        <LazySecurity />
      </SecuritySettingsProvider>
    </section>
  );
}
