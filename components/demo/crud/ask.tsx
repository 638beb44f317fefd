import { confirmDialog } from '@/components/ui/overlay/confirm';
import { openDialog } from '@/components/ui/overlay/dialogs';
import type { Product } from '../data/products';
import type { ProductFacts } from './product-area';
import { ProductForm } from './product-form';

/** Opens the form in a dialog. @returns the values, or undefined when it was cancelled */
export function askForProduct(product?: Product): Promise<ProductFacts | undefined> {
  return openDialog<ProductFacts>({
    title: product ? 'Edit product' : 'New product',
    size: 'medium',
    content: (close) => <ProductForm product={product} onDone={close} />,
  });
}

/** Asks for confirmation before products are deleted. */
export function askToDelete(gone: readonly Product[]): Promise<boolean> {
  const many = gone.length !== 1;
  return confirmDialog({
    title: many ? `Delete ${gone.length} products?` : 'Delete this product?',
    message: `${gone.map(({ name }) => name).join(', ')}. You can take it back right afterwards.`,
    acceptLabel: 'Delete',
    rejectLabel: 'Keep',
    severity: 'error',
  });
}
