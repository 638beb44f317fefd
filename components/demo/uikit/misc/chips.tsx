'use client';

import { useState } from 'react';
import { products } from '@/components/demo/data/products';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Chip } from '@/components/kit/display/chip';
import { ChipList } from '@/components/kit/display/chip-list';
import { SubHeading } from './sub-heading';

const row = 'flex flex-wrap gap-2';
const filters = ['Over 10 kg', 'This week', 'Insured'];

export default function Chips() {
  const [inForce, setInForce] = useState(filters);
  return (
    <DemoSection title="Chips" className="h-full">
      <SubHeading>Plain</SubHeading>
      <div className={row}>
        <Chip>Kitchen</Chip>
        <Chip>Travel</Chip>
        <Chip>Stationery</Chip>
      </div>
      <SubHeading>With an icon</SubHeading>
      <div className={row}>
        <Chip icon="demo:plane">By air</Chip>
        <Chip icon="demo:ship">By sea</Chip>
        <Chip icon="truck">By road</Chip>
      </div>
      <SubHeading>With a picture</SubHeading>
      <div className={row}>
        {products.slice(0, 3).map(({ id, name, image }) => (
          <Chip key={id} image={image}>
            {name}
          </Chip>
        ))}
      </div>
      <SubHeading>Removable</SubHeading>
      <ChipList
        label="Filters in force"
        items={inForce}
        onRemove={(gone) => setInForce((all) => all.filter((one) => one !== gone))}
        empty={
          <Button variant="secondary" size="small" icon="demo:undo" onClick={() => setInForce(filters)}>
            Bring them back
          </Button>
        }
      />
    </DemoSection>
  );
}
