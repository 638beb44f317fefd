import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { FramedCard } from '@/components/ui/display/framed-card';
import { text } from '@/lib/text/text';
import { NotFoundArt } from './not-found-art';
import { NotFoundLinks } from './not-found-links';

interface NotFoundMessageProps {
  title: string;
  /** One line of explanation. */
  children: ReactNode;
}

/** Says that there is nothing at this address, and offers links. */
export function NotFoundMessage({ title, children }: NotFoundMessageProps) {
  return (
    <FramedCard tone="primary" padding="none">
      <div className="flex flex-col items-center px-4 pb-8 pt-8 text-center md:px-10 md:pt-10">
        <NotFoundArt />
        <p className="mt-6 text-sm font-medium text-muted">404</p>
        <h1 className="mt-1 text-2xl">{title}</h1>
        <p className="mt-2 text-balance text-muted">{children}</p>
        <ButtonLink href="/" icon="house" className="mt-6">
          {text('shell.notFound.home')}
        </ButtonLink>
      </div>
      <NotFoundLinks />
    </FramedCard>
  );
}
