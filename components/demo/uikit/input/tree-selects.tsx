'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field';
import { TreeSelect } from '@/components/ui/tree-select';
import { goods } from './goods';

export default function TreeSelectSection() {
  const [chosen, setChosen] = useState(['Headphones']);
  return (
    <DemoSection title="Tree select">
      <Field id="tree-goods" label="What is in the parcel" hint="A group stands for all that it holds.">
        {(control) => (
          <TreeSelect
            {...control}
            label="Goods"
            nodes={goods}
            value={chosen}
            onChange={setChosen}
            placeholder="Choose goods"
          />
        )}
      </Field>
    </DemoSection>
  );
}
