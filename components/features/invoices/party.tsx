import { addressLines } from '@/lib/domain/address/address-lines';
import type { Party as PartyValue } from '@/lib/domain/billing/invoice';
import { text } from '@/lib/text/text';

/** Sender or recipient as on an envelope. */
export function Party({ role, party }: { role: string; party: PartyValue }) {
  const heading = party.company ?? party.name;
  const lines = addressLines({ ...party, phone: undefined }).filter((line) => line !== heading);
  return (
    <div className="wrap-anywhere min-w-0 text-sm">
      <h2 className="mb-1 text-xs font-medium text-muted">{role}</h2>
      <p dir="auto" className="font-semibold text-strong">
        {heading}
      </p>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {party.taxId && <p className="text-muted">{text('invoicesPage.invoice.taxId', { id: party.taxId })}</p>}
      {party.email && (
        <p dir="auto" className="text-muted">
          {party.email}
        </p>
      )}
    </div>
  );
}
