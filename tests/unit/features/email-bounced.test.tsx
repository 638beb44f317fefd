import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailBounced } from '@/components/features/account/email-bounced';
import { languages } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';

const place = { name: 'Waybill Miami', line1: '8400 NW 25th Street', locality: 'Doral', countryCode: 'US' };
const warehouse = {
  ...{ id: 'whs_1', name: 'Waybill Miami', code: 'MIA', address: place },
  ...{ timeZone: 'America/New_York', hours: 'Every day', contact: 'miami@waybill.example' },
};
const noticeOf = (emailBouncedAt?: string) =>
  renderToStaticMarkup(
    <EmailBounced
      account={{ email: 'ada@example.com', warehouse, ...(emailBouncedAt && { emailBouncedAt }) }}
    />,
  );

it.each(languages)('who gets no e-mails because they come back reads what to do, in %s', (language) => {
  const notice = inLanguage(language, () => noticeOf('2026-11-20T12:00:00.000Z'));
  expect(notice).toContain('ada@example.com');
  expect(notice).toContain('miami@waybill.example');
});

it('nobody else is told anything', () => {
  expect(noticeOf()).toBe('');
});
