import { PageHeader } from '@/components/ui/navigation/page-header';
import { ProductsCard } from './products-card';

/** /pages/crud: products to create, edit and delete. */
export function CrudPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Manage products"
        description="Create, change and delete; what was deleted can be taken back."
      />
      <ProductsCard />
    </div>
  );
}
