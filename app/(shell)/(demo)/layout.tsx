import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';
import './demo.css';

export default function DemoLayout({ children }: { children: ReactNode }) {
  return (
    <Texts rooms={['kit', 'fields']}>
      <DirectionProvider direction={directionOf(currentLanguage())}>
        {/* These pages are not translated. */}
        <div lang="en" className="contents">
          {children}
        </div>
      </DirectionProvider>
    </Texts>
  );
}
