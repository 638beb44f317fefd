'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { Menubar } from '@/components/kit/menus/menubar';
import { parcelCommands } from './entries';

export default function MenubarSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Menubar" action={choice}>
      <Menubar
        label="Warehouse desk"
        items={parcelCommands(tell)}
        className="*:first:-ms-3"
        end={
          <search className="relative w-full sm:w-48">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
            />
            <Input type="search" aria-label="Search the desk" placeholder="Search" className="ps-9" />
          </search>
        }
      />
    </DemoSection>
  );
}
