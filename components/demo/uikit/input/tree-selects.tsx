'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { TreeSelect } from '@/components/kit/pickers/tree-select';
import { goods } from './goods';

export default function TreeSelectSection() {
  const [chosen, setChosen] = useState(['Headphones']);
  const [refused, setRefused] = useState<string[]>([]);
  return (
    <DemoSection title="Tree select">
      <div className="flex flex-col gap-4">
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
        <Field
          id="tree-refused"
          label="What you never buy"
          error={refused.length === 0 ? 'Choose at least one kind.' : undefined}
        >
          {(control) => (
            <TreeSelect
              {...control}
              label="Kinds"
              nodes={goods}
              value={refused}
              onChange={setRefused}
              placeholder="Choose kinds"
            />
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
