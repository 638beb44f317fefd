'use client';

import { products } from '@/components/demo/data/products';
import { DemoSection } from '@/components/demo/demo-section';
import { Avatar } from '@/components/ui/display/avatar';
import { AvatarGroup } from '@/components/kit/display/avatar-group';
import { Badge, BadgeOverlay } from '@/components/kit/display/badge';
import { initials } from '@/lib/format';
import { SubHeading } from './sub-heading';

const crew = ['Amara Okafor', 'Bruno Keller', 'Chloe Martin', 'Diego Rojas'];
const row = 'flex flex-wrap items-center gap-4';

export default function Avatars() {
  const [mug, lamp] = products;
  return (
    <DemoSection title="Avatars" className="h-full">
      <SubHeading>Group</SubHeading>
      <AvatarGroup label={`${crew.join(', ')} and two others`}>
        {crew.map((name) => (
          <Avatar key={name} initials={initials(name)} size="large" />
        ))}
        <Avatar initials="+2" size="large" />
      </AvatarGroup>
      <SubHeading>Circle and square</SubHeading>
      <div className={row}>
        <Avatar initials="EK" />
        <Avatar initials="EK" size="large" />
        <Avatar initials="EK" size="xlarge" />
        <Avatar icon="user" shape="square" />
        <Avatar icon="warehouse" shape="square" size="large" />
        {mug && <Avatar image={mug.image} shape="square" size="xlarge" />}
      </div>
      <SubHeading>With a badge</SubHeading>
      <div className={`${row} gap-6 pt-1`}>
        <BadgeOverlay
          badge={
            <Badge severity="error" size="small" label="messages">
              4
            </Badge>
          }
        >
          <Avatar initials={initials('Grace Bennett')} size="xlarge" shape="square" />
        </BadgeOverlay>
        <BadgeOverlay badge={<Badge severity="success" label="Farah Aziz is there" />}>
          <Avatar initials={initials('Farah Aziz')} size="large" shape="square" />
        </BadgeOverlay>
        {lamp && (
          <BadgeOverlay
            badge={
              <Badge severity="info" size="small" label="in the box">
                2
              </Badge>
            }
          >
            <Avatar image={lamp.image} size="large" shape="square" />
          </BadgeOverlay>
        )}
      </div>
    </DemoSection>
  );
}
