'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import type { Product } from '../data/products';
import {
  newProduct,
  productArea,
  restoreProducts,
  replaced,
  without,
  type ProductFacts,
} from './product-area';

type Back = (all: Product[]) => Product[];

/** The operations on products; each shows a toast and can be undone, from there or by `undo`. */
export function useProductChanges() {
  const [back, setBack] = useState<Back>();

  const takeBack = (change: Back) => {
    productArea.change(change);
    setBack(undefined);
    toast({ severity: 'info', summary: 'Taken back', life: 3000 });
  };
  const tell = (summary: string, detail: string, change: Back) => {
    setBack(() => change);
    toast({
      severity: 'success',
      summary,
      detail,
      life: 3000,
      action: { label: 'Undo', onPress: () => takeBack(change) },
    });
  };

  return {
    /** Undoes the last change; undefined without one. */
    undo: back && (() => takeBack(back)),
    create: (facts: ProductFacts) => {
      const product = newProduct(facts, productArea.get());
      productArea.change((all) => [product, ...all]);
      tell('Product created', product.name, (all) => without(all, new Set([product.id]))[0]);
    },
    update: (before: Product, facts: ProductFacts) => {
      productArea.change((all) => replaced(all, { ...before, ...facts }));
      tell('Product updated', facts.name, (all) => replaced(all, before));
    },
    remove: (gone: Product[]) => {
      const [left, removed] = without(productArea.get(), new Set(gone.map(({ id }) => id)));
      productArea.change(() => left);
      tell(
        gone.length === 1 ? 'Product deleted' : 'Products deleted',
        gone.length === 1 ? (gone[0]?.name ?? '') : `${gone.length} products`,
        (all) => restoreProducts(all, removed),
      );
    },
  };
}
