'use client';

import { useState } from 'react';
import { DataView } from '@/components/kit/lists/data-view';
import { Pagination } from '@/components/ui/navigation/pagination';
import { Select } from '@/components/ui/field/select';
import { products, type Product } from '../../data/products';
import { DemoSection } from '../../demo-section';
import { ProductCard } from './product-card';
import { ProductLine } from './product-line';

const orders: Record<string, (a: Product, b: Product) => number> = {
  'Price, low to high': (a, b) => a.price - b.price,
  'Price, high to low': (a, b) => b.price - a.price,
  'Best rated': (a, b) => b.rating - a.rating,
};
const pageSize = 6;

/** Products as a list or as a grid, sorted by price or rating, in pages. */
export default function View() {
  const [order, setOrder] = useState('Price, low to high');
  const [page, setPage] = useState(0);
  const sorted = products.toSorted(orders[order]);
  return (
    <DemoSection title="Data view" description="The same products as a list to compare or a grid to look at.">
      <DataView
        label="Products"
        items={sorted.slice(page * pageSize, (page + 1) * pageSize)}
        listItem={(product) => <ProductLine product={product} />}
        gridItem={(product) => <ProductCard product={product} />}
        controls={
          <Select
            aria-label="Sort products by"
            className="w-52"
            value={order}
            onChange={(event) => {
              setOrder(event.target.value);
              setPage(0);
            }}
          >
            {Object.keys(orders).map((words) => (
              <option key={words}>{words}</option>
            ))}
          </Select>
        }
      />
      <Pagination
        label="Products"
        page={page}
        pageSize={pageSize}
        total={products.length}
        onPage={setPage}
        className="mt-3"
      />
    </DemoSection>
  );
}
