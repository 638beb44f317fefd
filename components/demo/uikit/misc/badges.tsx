'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { SubHeading } from './sub-heading';
import { Badge, BadgeOverlay } from '@/components/kit/display/badge';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';

const row = 'flex flex-wrap items-center gap-x-4 gap-y-3';

export default function Badges() {
  return (
    <DemoSection title="Badges" className="h-full">
      <SubHeading>Values</SubHeading>
      <div className={row}>
        <Badge>2</Badge>
        <Badge severity="success">8</Badge>
        <Badge severity="info">4</Badge>
        <Badge severity="warn">12</Badge>
        <Badge severity="error">3</Badge>
        <Badge severity="secondary">New</Badge>
        <Badge severity="contrast">99+</Badge>
      </div>
      <SubHeading>On top of something</SubHeading>
      <div className={`${row} gap-x-8 pt-2`}>
        <BadgeOverlay
          badge={
            <Badge size="small" severity="error" label="unread notices">
              2
            </Badge>
          }
        >
          <Icon name="bell" size={24} />
        </BadgeOverlay>
        <BadgeOverlay
          badge={
            <Badge size="small" severity="info" label="new letters">
              5
            </Badge>
          }
        >
          <Icon name="mail" size={24} />
        </BadgeOverlay>
        <BadgeOverlay badge={<Badge severity="success" label="Somebody is there" />}>
          <Icon name="demo:headphones" size={24} />
        </BadgeOverlay>
      </div>
      <SubHeading>On a button</SubHeading>
      <div className={row}>
        <Button>
          Packages{' '}
          <Badge size="small" severity="secondary">
            8
          </Badge>
        </Button>
        <Button variant="secondary" icon="bell">
          Notices{' '}
          <Badge size="small" severity="error">
            2
          </Badge>
        </Button>
      </div>
      <SubHeading>Sizes</SubHeading>
      <div className={row}>
        <Badge size="small">2</Badge>
        <Badge>4</Badge>
        <Badge size="large">6</Badge>
        <Badge size="xlarge">8</Badge>
      </div>
    </DemoSection>
  );
}
