import { ButtonLink } from '@/components/ui/action/button-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { CustomersCard } from './customers-card';

/** /profile/list: the customers of the warehouse. */
export function CustomersPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Customers"
        actions={
          <ButtonLink href="/profile/create" icon="demo:user-plus">
            Add new
          </ButtonLink>
        }
      />
      <CustomersCard />
    </div>
  );
}
