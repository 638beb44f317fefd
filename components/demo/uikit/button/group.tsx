import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { ButtonGroup } from '@/components/kit/menus/button-group';

export default function GroupSection() {
  return (
    <DemoSection title="Button group">
      <div className="flex flex-wrap gap-4">
        <ButtonGroup aria-label="The invoice">
          <Button variant="secondary" icon="demo:save">
            Save
          </Button>
          <Button variant="secondary" icon="copy">
            Copy
          </Button>
          <Button variant="secondary" icon="trash">
            Delete
          </Button>
        </ButtonGroup>
        <ButtonGroup aria-label="The map">
          <Button
            variant="secondary"
            size="square"
            icon="demo:zoom-out"
            aria-label="Zoom out"
            title="Zoom out"
          />
          <Button
            variant="secondary"
            size="square"
            icon="demo:zoom-in"
            aria-label="Zoom in"
            title="Zoom in"
          />
        </ButtonGroup>
      </div>
    </DemoSection>
  );
}
