import type { Party as PartyValue } from '@/lib/domain/invoice';

/** Sender or recipient as an envelope would show them. */
export function Party({ role, party }: { role: string; party: PartyValue }) {
  const { company, name, line1, line2, locality, administrativeArea, postalCode, countryCode } = party;
  const place = [locality, [administrativeArea, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const lines = [company === name ? undefined : company && name, line1, line2, place, countryCode];
  return (
    <div className="text-sm">
      <h2 className="mb-1 text-xs font-medium text-muted">{role}</h2>
      <p className="font-semibold text-strong">{company ?? name}</p>
      {lines.map((line, index) => line && <p key={index}>{line}</p>)}
      {party.taxId && <p className="text-muted">Tax ID {party.taxId}</p>}
      {party.email && <p className="wrap-anywhere text-muted">{party.email}</p>}
    </div>
  );
}
