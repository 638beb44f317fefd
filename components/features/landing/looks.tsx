import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { LooksPicture } from './looks-picture';
import { Section } from './section';

/** The live theme settings, and a picture that follows them. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <Section
      id="looks"
      title="Try it on"
      intro="Pick a colour, a ground and a preset: this page follows at once, and so does the whole portal on this device."
    >
      <div className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-2 md:gap-12">
        <Card>{children}</Card>
        <div>
          <LooksPicture />
          <p className="mt-6 text-pretty text-muted">
            Text keeps a contrast of 4.5 to 1 in every combination, and marks 3 to 1. What is chosen follows
            your other tabs.
          </p>
        </div>
      </div>
    </Section>
  );
}
