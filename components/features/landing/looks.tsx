import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { LooksPicture } from './looks-picture';
import { Section } from './section';

/** The live theme settings, and a picture that follows them. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <Section
      id="looks"
      title="Make it yours"
      intro="Pick a primary color, a surface and a preset. This page changes right away, and so does the whole portal on this device."
    >
      <div className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-2 md:gap-12">
        <Card>{children}</Card>
        <div>
          <LooksPicture />
          <p className="mt-6 text-pretty text-muted">
            Every combination keeps a contrast of at least 4.5:1 for text and 3:1 for icons. Your choice also
            applies to your other tabs.
          </p>
        </div>
      </div>
    </Section>
  );
}
