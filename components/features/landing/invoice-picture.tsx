const lines = [
  {
    name: 'Air freight, 4.1 kg',
    reason: 'Billed by size: 42 × 30 × 16 cm counts as 4.1 kg',
    amount: '$28.90',
  },
  { name: 'Storage, 4 days', reason: '18 days in storage, first 14 free', amount: '$2.40' },
  { name: 'Customs handling', reason: 'Declared value above $200', amount: '$12.00' },
];

/** An illustration of an invoice in the portal. */
export function InvoicePicture() {
  return (
    <div
      role="img"
      aria-label="An invoice with a reason below each line: freight, storage and customs"
      className="select-none rounded-card border border-line bg-ground p-5 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-strong">Invoice</span>
        <span className="text-sm text-muted">Due November 28</span>
      </div>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {lines.map(({ name, reason, amount }) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <div className="text-sm font-medium text-strong">{name}</div>
              <div className="text-pretty text-xs text-muted">{reason}</div>
            </div>
            <span className="text-sm tabular-nums text-strong">{amount}</span>
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-baseline justify-between">
        <span className="text-sm text-muted">Outstanding</span>
        <span className="text-2xl font-semibold tabular-nums text-strong">$43.30</span>
      </div>
    </div>
  );
}
