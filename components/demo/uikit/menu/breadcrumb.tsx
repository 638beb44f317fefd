import { DemoSection } from '@/components/demo/demo-section';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';

const home = (
  <>
    <Icon name="house" />
    <VisuallyHidden>Home</VisuallyHidden>
  </>
);

export default function BreadcrumbSection() {
  return (
    <DemoSection title="Breadcrumb">
      <Breadcrumb
        label="Where a shelf is"
        items={[
          { label: home, href: '/' },
          { label: 'Packages', href: '/packages' },
          { label: 'Miami warehouse' },
          { label: 'Aisle 14' },
          { label: 'Shelf C' },
        ]}
      />
    </DemoSection>
  );
}
