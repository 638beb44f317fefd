'use client';

import { Fragment, isValidElement, useId, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

export interface SplitterPanel {
  /** Its content's name, which also names the handle after it. */
  name: string;
  /** Its initial share, relative to the others'. */
  size: number;
  /** The minimum size in percent. */
  minSize?: number;
  content: ReactNode;
}

interface SplitterProps {
  /** Side by side, or one above the other. */
  orientation?: 'horizontal' | 'vertical';
  panels: SplitterPanel[];
  className?: string;
}

/** Resizable panels, by pointer or arrow keys; a double click on a handle resets the sizes. */
export function Splitter({ orientation = 'horizontal', panels, className }: SplitterProps) {
  const prefix = useId();
  const total = panels.reduce((sum, { size }) => sum + size, 0);
  const share = (size: number) => (size / total) * 100;
  const id = (index: number) => `${prefix}-${index}`;
  return (
    <Group
      orientation={orientation}
      // Rendered on the server, too, so that hydration causes no layout shift.
      defaultLayout={Object.fromEntries(panels.map(({ size }, index) => [id(index), share(size)]))}
      resizeTargetMinimumSize={{ coarse: 40, fine: 24 }}
      className={className}
    >
      {panels.map(({ name, size, minSize = 0, content }, index) => (
        <Fragment key={name}>
          <Panel id={id(index)} defaultSize={`${share(size)}%`} minSize={`${minSize}%`}>
            {isSplitter(content) ? content : <Pane name={name}>{content}</Pane>}
          </Panel>
          {index < panels.length - 1 && <Handle name={name} column={orientation === 'horizontal'} />}
        </Fragment>
      ))}
    </Group>
  );
}

const isSplitter = (content: ReactNode) => isValidElement(content) && content.type === Splitter;

/** Content may overflow its share, so it can be scrolled by keyboard. */
function Pane({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={name} tabIndex={0} className="h-full overflow-auto -outline-offset-2">
      {children}
    </div>
  );
}

function Handle({ name, column }: { name: string; column: boolean }) {
  // Its value is measured in the browser: until then it is disabled.
  const ready = useHydrated();
  return (
    <Separator
      aria-label={text('kit.panel.resize', { name })}
      disabled={!ready}
      className={classNames(
        'group flex items-center justify-center bg-line -outline-offset-1 transition-colors',
        'hover:bg-primary-mark data-[separator=active]:bg-primary-mark',
        column ? 'w-px' : 'h-px',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'z-10 rounded-full border border-line bg-card group-hover:border-primary-mark group-data-[separator=active]:border-primary-mark',
          column ? 'h-8 w-2.5 shrink-0' : 'h-2.5 w-8 shrink-0',
        )}
      />
    </Separator>
  );
}
