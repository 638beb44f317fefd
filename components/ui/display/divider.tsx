import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

interface DividerProps {
  /** `responsive` is horizontal below 768 px and vertical from there on. */
  orientation?: 'horizontal' | 'vertical' | 'responsive';
  /** A word on the line, such as "or". */
  children?: ReactNode;
  className?: string;
}

/** A divider, with or without a word. */
export function Divider({ orientation = 'horizontal', children, className }: DividerProps) {
  if (orientation !== 'responsive') {
    return <Line vertical={orientation === 'vertical'} word={children} className={className} />;
  }
  return (
    <>
      <Line word={children} className={classNames('md:hidden', className)} />
      <Line vertical word={children} className={classNames('max-md:hidden', className)} />
    </>
  );
}

interface LineProps {
  vertical?: boolean;
  word: ReactNode;
  className?: string | undefined;
}

function Line({ vertical = false, word, className }: LineProps) {
  const rule = classNames('grow border-line', vertical ? 'border-s' : 'border-t');
  return (
    <div
      role="separator"
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      className={classNames(
        'flex items-center gap-3 text-sm text-muted',
        vertical ? 'mx-4 flex-col self-stretch' : 'my-4',
        className,
      )}
    >
      <span aria-hidden="true" className={rule} />
      {word !== undefined && (
        <>
          {word}
          <span aria-hidden="true" className={rule} />
        </>
      )}
    </div>
  );
}
