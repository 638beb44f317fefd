import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { FramedCard } from '@/components/ui/display/framed-card';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

interface NoticeCardProps {
  tone: 'warn' | 'danger';
  icon: IconName;
  title: string;
  description: ReactNode;
  art: ReactNode;
  /** Links or buttons. */
  children: ReactNode;
}

/** A message screen: icon, sentence, picture and actions. */
export function NoticeCard({ tone, icon, title, description, art, children }: NoticeCardProps) {
  return (
    <FramedCard tone={tone} className="p-6! md:p-8! flex flex-col gap-6">
      <header className="flex flex-col items-center text-center">
        <span
          className={classNames(
            'flex size-14 items-center justify-center rounded-full',
            toneClasses[tone === 'warn' ? 'action' : 'danger'],
          )}
        >
          <Icon name={icon} size={24} />
        </span>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <div className="mt-2 text-balance text-muted">{description}</div>
      </header>
      <div className="flex justify-center">{art}</div>
      {children}
    </FramedCard>
  );
}
