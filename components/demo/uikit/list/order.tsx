'use client';

import { useState } from 'react';
import { OrderList } from '@/components/kit/lists/order-list';
import { products } from '../../data/products';
import { DemoSection } from '../../demo-section';
import { ProductRow } from './product-row';

/** An order list of products to pack. */
export default function Order() {
  const [items, setItems] = useState(products.slice(0, 6));
  return (
    <DemoSection title="Order list" description="The order in which the packer takes things from the shelf.">
      <div className="grid gap-6 lg:grid-cols-2">
        <OrderList
          label="Packing order"
          items={items}
          onChange={setItems}
          render={(product) => <ProductRow product={product} />}
        />
        <div>
          <h3 className="mb-2 text-sm font-semibold">What the packer reads</h3>
          <ol className="list-inside list-decimal text-sm leading-7 text-muted marker:tabular-nums">
            {items.map((product) => (
              <li key={product.id}>
                Take the {product.name.toLowerCase()} from shelf{' '}
                <span className="whitespace-nowrap">{product.code}</span>.
              </li>
            ))}
          </ol>
        </div>
      </div>
    </DemoSection>
  );
}
