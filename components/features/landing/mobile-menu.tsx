'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { IconButton } from '@/components/ui/action/icon-button';
import { Popover } from '@/components/ui/overlay/popover';
import { text } from '@/lib/text/text';
import { anchors } from './anchors';

/** The bar's links on narrow screens. */
export function MobileMenu() {
  return (
    <Popover
      trigger={<IconButton icon="menu" label={text('landing.menu')} />}
      label={text('landing.menu')}
      anchor="bottom end"
      className="w-[calc(100vw-2rem)] max-w-80"
    >
      {(close) => (
        <>
          <nav aria-label={text('landing.onThisPage')}>
            <ul>
              {anchors.map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={close}
                    className="hover:bg-surface-500/10 flex min-h-11 items-center rounded-md px-3 font-medium text-body transition-colors"
                  >
                    {text(label)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-3 grid gap-2 border-t border-line pt-4">
            <ButtonLink href="/packages" prefetch={false}>
              {text('landing.toPackages')}
            </ButtonLink>
            <ButtonLink href="/account" prefetch={false} variant="secondary">
              {text('landing.toAccount')}
            </ButtonLink>
          </div>
        </>
      )}
    </Popover>
  );
}
