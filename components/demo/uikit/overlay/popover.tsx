'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { formatPrice, type Product } from '@/components/demo/data/products';
import { Button } from '@/components/ui/action/button';
import { Popover } from '@/components/ui/overlay/popover';
import { toast } from '@/components/ui/feedback/toast';
import { ProductPicker } from './product-picker';

export default function PopoverSection() {
  const [chosen, setChosen] = useState<Product>();

  const choose = (product: Product) => {
    setChosen(product);
    toast({ summary: 'Product chosen', detail: `${product.name}, ${formatPrice(product)}`, life: 3000 });
  };

  return (
    <DemoSection
      title="Popover"
      description="Opens beside its button and holds what you like: here a table in pages to choose from."
      className="h-full"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Popover
          label="Choose a product"
          className="w-136 max-w-[calc(100vw-1rem)]"
          trigger={
            <Button variant="secondary" icon="search">
              Choose a product
            </Button>
          }
        >
          {(close) => (
            <ProductPicker
              onChoose={(product) => {
                choose(product);
                close();
              }}
            />
          )}
        </Popover>
        <p className="text-sm text-muted">{chosen ? chosen.name : 'None chosen yet.'}</p>
      </div>
    </DemoSection>
  );
}
