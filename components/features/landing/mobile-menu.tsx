'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { IconButton } from '@/components/ui/action/icon-button';
import { Popover } from '@/components/ui/overlay/popover';
import { anchors } from './anchors';

/** The bar's links on narrow screens. */
export function MobileMenu() {
  return (
    <Popover
      trigger={<IconButton icon="menu" label="Menu" />}
      label="Menu"
      anchor="bottom end"
      className="w-[calc(100vw-2rem)] max-w-80"
    >
      {(close) => (
        <>
          <nav aria-label="On this page">
            <ul>
              {anchors.map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={close}
                    className="hover:bg-surface-500/10 flex min-h-11 items-center rounded-md px-3 font-medium text-body transition-colors"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-3 grid gap-2 border-t border-line pt-4">
            <ButtonLink href="/packages" prefetch={false}>
              Go to your packages
            </ButtonLink>
            <ButtonLink href="/account" prefetch={false} variant="secondary">
              Your account
            </ButtonLink>
          </div>
        </>
      )}
    </Popover>
  );
}
