'use client';

import { products } from '@/components/demo/data/products';
import { DemoSection } from '@/components/demo/demo-section';
import { Carousel } from '@/components/kit/media/carousel';
import { ProductSlide } from './product-slide';

export default function CarouselSection() {
  return (
    <DemoSection title="Carousel" description="Three products at a time, two on a tablet, one on a phone.">
      <Carousel label="Products" items={products} keyOf={(product) => product.id}>
        {(product) => <ProductSlide product={product} />}
      </Carousel>
    </DemoSection>
  );
}
