import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';

export default function IconsSection() {
  return (
    <DemoSection title="With icons">
      <div className="flex flex-wrap gap-2">
        <Button icon="package">Receive parcel</Button>
        <Button severity="secondary">
          Next parcel
          <Icon name="demo:arrow-right" />
        </Button>
        <Button severity="success" look="outlined" icon="download">
          Download label
        </Button>
        <Button severity="help" look="text">
          Open in the map
          <Icon name="demo:arrow-up-right" />
        </Button>
      </div>
    </DemoSection>
  );
}
