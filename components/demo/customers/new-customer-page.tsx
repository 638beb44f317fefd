import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { CustomerForm } from './customer-form';

/** /profile/create: a new customer. */
export function NewCustomerPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="New customer" description="What is filled in here stays in this browser tab." />
      <Card>
        <CustomerForm />
      </Card>
    </div>
  );
}
