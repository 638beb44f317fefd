'use client';

import { useState } from 'react';
import { PickList, type Picked } from '@/components/kit/lists/pick-list';
import { products, type Product } from '../../data/products';
import { DemoSection } from '../../demo-section';
import { ProductRow } from './product-row';

const labels = { source: 'On the shelf', target: 'In the parcel' };

/** A pick list from the shelf to a parcel. */
export default function Pick() {
  const [value, setValue] = useState<Picked<Product>>({
    source: products.slice(0, 6),
    target: products.slice(6, 8),
  });
  return (
    <DemoSection
      title="Pick list"
      description="Select and use the buttons, or drag by the handle, within a list and between the two."
    >
      <PickList
        labels={labels}
        value={value}
        onChange={setValue}
        render={(product) => <ProductRow product={product} />}
      />
    </DemoSection>
  );
}
