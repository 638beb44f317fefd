import { Picture } from '@/components/ui/display/picture';
import type { Product } from './data/products';

interface ProductPictureProps {
  product: Pick<Product, 'image'>;
  size?: number;
}

/** A thumbnail of a product; decorative, since its name is beside it. */
export function ProductPicture({ product, size = 40 }: ProductPictureProps) {
  return <Picture src={product.image} alt="" width={size} height={size} className="shrink-0 rounded-md" />;
}
