'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { Form } from '@/components/kit/form/form';
import { useForm } from '@/components/kit/form/use-form';
import { toast } from '@/components/ui/feedback/toast';
import { useArea } from '../../area';
import { addOwn, shelfOf, shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { DescriptionFields } from './description-fields';
import { PicturesField } from './pictures-field';
import {
  emptyProduct,
  productSchemaFor,
  shopProduct,
  type NewProduct,
  type ProductFields,
} from './product-form';
import { PublishFields } from './publish-fields';
import { SortFields } from './sort-fields';

const shelf = '/ecommerce/product-list';

/** /ecommerce/new-product: adds a product to the catalogue, for this tab. */
export function NewProductPage() {
  const shop = useArea(shopArea);
  const router = useRouter();
  const form = useForm<ProductFields, NewProduct>({
    schema: productSchemaFor(new Map(shelfOf(shop).map(({ code, name }) => [code, name]))),
    defaults: emptyProduct,
    onSubmit: (fields) => {
      const product = shopProduct(fields);
      shopArea.change(addOwn(product));
      toast({
        severity: 'success',
        summary: `${product.draft ? 'Kept as a draft' : 'On the shelf'}: ${product.name}`,
        life: 3000,
      });
      router.push(shelf);
      return Promise.resolve(undefined);
    },
  });

  const discard = async () => {
    const question = {
      title: 'Discard this product?',
      message: 'What you typed is lost.',
      acceptLabel: 'Discard',
      rejectLabel: 'Go on writing',
      severity: 'error' as const,
    };
    const untouched = JSON.stringify(form.values) === JSON.stringify(emptyProduct);
    if (untouched || (await confirmDialog(question))) router.push(shelf);
  };
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader
        title="New product"
        description="It comes to stand on the shelf of this tab; demo pages have no server."
        here="new-product"
      />
      <Form
        form={form}
        aria-label="New product"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <DescriptionFields form={form} />
          <PicturesField form={form} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PublishFields form={form} />
          <SortFields form={form} />
        </div>
        <div className="flex flex-wrap gap-2 lg:col-span-2">
          <Button type="submit" loading={form.submitting}>
            {form.values.published ? 'Publish' : 'Save draft'}
          </Button>
          <Button variant="secondary" onClick={() => void discard()}>
            Discard
          </Button>
        </div>
      </Form>
    </div>
  );
}
