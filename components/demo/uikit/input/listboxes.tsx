'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Listbox } from '@/components/ui/field/listbox';
import { warehouseChoices } from './choices';

export default function ListboxSection() {
  const [warehouse, setWarehouse] = useState<string | null>('mia');
  return (
    <DemoSection title="Listbox">
      <Listbox label="Warehouse" choices={warehouseChoices} value={warehouse} onChange={setWarehouse} />
    </DemoSection>
  );
}
