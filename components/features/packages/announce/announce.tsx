'use client';

import { Card } from '@/components/ui/display/card';
import { Tabs } from '@/components/ui/navigation/tabs';
import { text } from '@/lib/text/text';
import { ManyNumbers } from './many-numbers';
import { OnePackage, type OnePackageProps } from './one-package';

/** Two forms: one package with all details, or many numbers at once. Each preserves its input. */
export function Announce(props: OnePackageProps) {
  return (
    <Card aria-label={text('announce.page.label')}>
      <Tabs
        label={text('announce.page.tabs')}
        tabs={[
          {
            label: text('announce.page.one'),
            icon: 'package',
            content: <OnePackage {...props} />,
          },
          {
            label: text('announce.page.many'),
            icon: 'list',
            content: <ManyNumbers carriers={props.carriers} />,
          },
        ]}
      />
    </Card>
  );
}
