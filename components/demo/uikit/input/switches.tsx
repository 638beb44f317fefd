import { DemoSection } from '@/components/demo/demo-section';
import { Switch } from '@/components/ui/field/switch';

export default function SwitchSection() {
  return (
    <DemoSection title="Switch">
      <div className="flex flex-col gap-4">
        <Switch id="switch-messages" label="Text me when a parcel arrives" defaultChecked />
        <Switch id="switch-consolidate" label="Send my parcels together" />
        <Switch id="switch-invalid" label="Pay invoices by card" error="Add a card first." />
        <Switch id="switch-disabled" label="Weekly summary" disabled />
      </div>
    </DemoSection>
  );
}
