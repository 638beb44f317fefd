'use client';

import { Panel } from '@/components/kit/panels/panel';

export default function PanelSection() {
  return (
    <Panel title="Panel">
      <p className="text-sm">
        Parcels wait on the shelf that their size asks for. Small ones stand in aisles 1 to 6, cartons in 7 to
        12, and what needs two hands near the forklift.
      </p>
    </Panel>
  );
}
