import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { text } from '@/lib/text/text';
import { LooksPicture } from './looks-picture';
import { Section } from './section';

/** The live theme settings, and a picture that follows them. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <Section id="looks" title={text('landingPage.looks.title')} intro={text('landingPage.looks.intro')}>
      <div className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-2 md:gap-12">
        <Card>{children}</Card>
        <div>
          <LooksPicture />
          <p className="mt-6 text-pretty text-muted">{text('landingPage.looks.line')}</p>
        </div>
      </div>
    </Section>
  );
}
