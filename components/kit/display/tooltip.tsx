'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useId, type ReactElement } from 'react';

interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The text is the control's name already (an icon button): it is shown, but not read out again. */
  isName?: boolean;
  /** A focusable control: a button, a link or a field. */
  children: ReactElement<Record<string, unknown>>;
}

const logicalSides = { top: 'top', bottom: 'bottom', left: 'inline-start', right: 'inline-end' } as const;

/**
 * A tooltip that shows on hover and focus, stays while hovered, and closes on Escape (WCAG 1.4.13).
 * SPEC section 9: layer 1100.
 */
export function Tooltip({ text, side = 'top', isName = false, children }: TooltipProps) {
  const hint = useId();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger
        delay={300}
        closeOnClick={false}
        render={children}
        {...(!isName && { 'aria-describedby': hint })}
      />
      {!isName && (
        <span id={hint} hidden>
          {text}
        </span>
      )}
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          side={logicalSides[side]}
          sideOffset={8}
          collisionPadding={8}
          className="z-tooltip"
        >
          <BaseTooltip.Popup
            role="tooltip"
            className="duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 max-w-72 rounded-md bg-surface-700 px-3 py-2 text-sm text-surface-0 shadow-overlay transition-opacity"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
