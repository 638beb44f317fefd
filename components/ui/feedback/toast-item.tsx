'use client';

import { useEffect, useRef } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { severityLooks } from '@/components/ui/styles/severity';
import { dismissToast, forgetToast, type ToastEntry } from './toast-store';
import { useToastLife } from './use-toast-life';

interface ToastItemProps {
  entry: ToastEntry;
  /** It is closing: the focus must move elsewhere. */
  onLeave: (item: HTMLElement) => void;
}

const motion =
  'transition-[opacity,translate] duration-300 ease-out starting:translate-y-4 starting:opacity-0 ' +
  'group-data-leaving:translate-x-4 group-data-leaving:opacity-0 rtl:group-data-leaving:-translate-x-4';

/** One message. On closing it fades in 0.3 s while its space collapses in 0.45 s (SPEC section 9). */
export function ToastItem({ entry, onLeave }: ToastItemProps) {
  const { id, open, severity = 'info', summary, detail, closable = true, action } = entry;
  const look = severityLooks[severity];
  const box = useRef<HTMLDivElement>(null);
  const life = useToastLife(entry);

  useEffect(() => {
    const item = box.current;
    if (open || !item) return;
    onLeave(item);
    const moving = item.getAnimations({ subtree: true }).map((animation) => animation.finished);
    void Promise.allSettled(moving).then(() => forgetToast(id));
  }, [id, open, onLeave]);

  return (
    <div
      ref={box}
      data-leaving={open ? undefined : ''}
      data-severity={severity}
      className="duration-450 data-leaving:pointer-events-none data-leaving:grid-rows-[0fr] data-leaving:pb-0 group grid grid-rows-[1fr] pb-3 transition-[grid-template-rows,padding]"
    >
      <div className="group-data-leaving:overflow-clip min-h-0">
        <div
          {...life}
          aria-atomic="true"
          className={classNames('pointer-events-auto rounded-content bg-card shadow-overlay', motion)}
        >
          <div
            className={classNames(
              'border-current/20 flex gap-3 rounded-content border py-3 pe-2 ps-4 text-sm',
              look.tint,
            )}
          >
            <Icon name={look.icon} size={20} className="mt-1.5" />
            <div className="wrap-anywhere min-w-0 grow py-1.5">
              <p className="font-semibold">{summary}</p>
              {detail && <p className={classNames('mt-1', look.body)}>{detail}</p>}
            </div>
            {action && (
              <button
                type="button"
                className="hover:bg-current/10 min-h-8 shrink-0 self-start rounded-md px-2 font-semibold underline underline-offset-2 transition-colors"
                onClick={() => {
                  action.onPress();
                  dismissToast(id);
                }}
              >
                {action.label}
              </button>
            )}
            {closable && (
              <button
                type="button"
                data-toast-close=""
                aria-label={text('ui.close')}
                className="hover:bg-current/10 inline-flex size-8 shrink-0 items-center justify-center rounded-full transition-colors"
                onClick={() => dismissToast(id)}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
