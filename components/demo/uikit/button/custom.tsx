import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';

export default function CustomSection() {
  return (
    <DemoSection title="Custom content">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="py-2">
          <Icon name="warehouse" size={24} className="text-primary-text" />
          <span className="text-start">
            <span className="block">Miami warehouse</span>
            <span className="block text-xs font-normal text-muted">14 parcels wait for you</span>
          </span>
        </Button>
        <Button severity="contrast">
          Basket
          <span className="min-w-6 rounded-full bg-card px-1.5 text-xs tabular-nums leading-5 text-strong">
            3
          </span>
        </Button>
      </div>
    </DemoSection>
  );
}
