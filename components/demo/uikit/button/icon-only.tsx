import { DemoSection } from '@/components/demo/demo-section';
import { Button, type ButtonProps } from '@/components/ui/action/button';
import { severities } from './severities';

const looks: { name: string; props: Pick<ButtonProps, 'look' | 'raised' | 'rounded'> }[] = [
  { name: 'solid', props: {} },
  { name: 'rounded', props: { rounded: true } },
  { name: 'rounded and raised', props: { rounded: true, raised: true } },
  { name: 'rounded and outlined', props: { rounded: true, look: 'outlined' } },
  { name: 'rounded, text', props: { rounded: true, look: 'text' } },
];

export default function IconOnlySection() {
  return (
    <DemoSection title="Icon only">
      <div className="flex flex-col gap-3">
        {looks.map(({ name, props }) => (
          <div
            key={name}
            role="group"
            aria-label={`Icons, ${name}`}
            className="grid w-fit grid-cols-4 gap-2 sm:flex sm:flex-wrap"
          >
            {severities.map(({ severity, icon, action }) => (
              <Button
                key={severity}
                severity={severity}
                size="square"
                icon={icon}
                aria-label={action}
                title={action}
                {...props}
              />
            ))}
          </div>
        ))}
      </div>
    </DemoSection>
  );
}
