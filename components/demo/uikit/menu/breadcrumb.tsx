import { DemoSection } from '@/components/demo/demo-section';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';

export default function BreadcrumbSection() {
  return (
    <DemoSection title="Breadcrumb">
      <Breadcrumb
        label="Where a shelf is"
        items={[
          { label: 'Home', href: '/', icon: 'house' },
          { label: 'Packages', href: '/packages' },
          { label: 'Miami warehouse' },
          { label: 'Aisle 14' },
          { label: 'Shelf C' },
        ]}
      />
    </DemoSection>
  );
}
