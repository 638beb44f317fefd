import type { ReactNode, Ref } from 'react';
import { Card } from '@/components/ui/display/card';
import { classNames } from '@/components/ui/styles/class-names';

interface AuthCardProps {
  title: string;
  /** For a card that replaces another one: its title takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  description: ReactNode;
  /** A light drawing above the title, for message screens. */
  art?: ReactNode;
  children?: ReactNode;
}

/** The one card of a sign-in screen. */
export function AuthCard({ title, titleRef, description, art, children }: AuthCardProps) {
  return (
    <Card className="p-6! md:p-8! flex flex-col gap-6">
      <header className={art ? 'flex flex-col items-center text-center' : undefined}>
        {art}
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={art ? 'mt-4 text-2xl' : 'text-2xl'}
        >
          {title}
        </h1>
        <div className={classNames('wrap-anywhere mt-2 text-muted', art ? 'text-balance' : 'text-pretty')}>
          {description}
        </div>
      </header>
      {children}
    </Card>
  );
}
