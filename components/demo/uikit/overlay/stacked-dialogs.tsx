'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { chooseShelf } from './shelf-dialogs';

export default function StackedDialogs() {
  const [answer, setAnswer] = useState('Nobody has asked yet.');

  const ask = async () => {
    const shelf = await chooseShelf();
    setAnswer(
      shelf === undefined ? 'The package stays where it is.' : `The package moves to shelf ${shelf}.`,
    );
  };

  return (
    <DemoSection
      title="Dialogs on dialogs"
      description="Any code can open one and wait for its result. The second stands on the first; closing it gives the focus back."
      className="h-full"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" icon="demo:move" onClick={() => void ask()}>
          Move the package
        </Button>
        <p role="status" className="text-sm text-muted">
          {answer}
        </p>
      </div>
    </DemoSection>
  );
}
