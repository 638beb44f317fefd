'use client';

import { useState, type ComponentProps, type MouseEvent } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { Spinner } from '@/components/ui/display/spinner';
import { lateDownload } from './late-download';

interface DownloadLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'download'> {
  /** A file on this origin that is served as an attachment. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to a file that looks like a button. With JavaScript it stays on the page, shows progress, and
 * reports a failure in a toast; without, and when opened in another tab, it is a plain link.
 */
export function DownloadLink({
  href,
  variant = 'secondary',
  size = 'medium',
  icon = 'download',
  className,
  children,
  ...rest
}: DownloadLinkProps) {
  const [busy, setBusy] = useState(false);

  const download = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    lateDownload
      .load()
      .then((downloadFile) => downloadFile(href))
      // If its script failed to load, fall back to the plain link; offline that would show the browser's
      // error page.
      .catch(() => {
        if (navigator.onLine) window.location.assign(href);
      })
      .finally(() => setBusy(false));
  };

  return (
    <a
      href={href}
      data-ripple=""
      className={buttonClasses(variant, size, className)}
      aria-busy={busy || undefined}
      onClick={download}
      {...rest}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      {children}
    </a>
  );
}
