'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Alert } from '@/components/ui/feedback/alert';

export default function Severities() {
  return (
    <DemoSection
      title="Messages"
      description="Six severities, from a note to what must not be missed."
      className="h-full"
    >
      <div className="flex flex-col gap-3">
        <Alert severity="info" title="The warehouse is closed on Thursday">
          Packages are taken in, but none leave the house.
        </Alert>
        <Alert severity="success" title="All invoices are paid" />
        <Alert severity="warn" title="One package waits for its papers">
          Send the invoice of the shop, so that customs let it through.
        </Alert>
        <Alert severity="error" title="The label could not be printed" />
        <Alert severity="secondary" title="Weights are rounded up to half a kilogram" />
        <Alert severity="contrast" title="From January on we also ship on Sundays" />
      </div>
    </DemoSection>
  );
}
