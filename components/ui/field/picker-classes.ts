import { classNames } from '@/components/ui/styles/class-names';
import { inputClasses } from './input-classes';
import { popupClasses, popupGap, popupMotion } from '@/components/ui/overlay/popup-classes';

/** A button that looks like a text field, opens a list of choices and shows the chosen one. */
export const pickerClasses = classNames(inputClasses, 'flex cursor-pointer items-center gap-2.5 text-start');

/** The panel of a picker: at least as wide as its button, in the layer of overlays (SPEC section 9). */
export const pickerPanelClasses = classNames(
  popupClasses,
  popupMotion,
  'z-overlay min-w-(--button-width) max-w-[calc(100vw-1rem)] origin-top p-1 data-[anchor~=top]:origin-bottom',
);

/** The button at the end of a date field. */
export const dateButtonClasses = 'absolute inset-y-0 end-px my-auto text-muted';

/** Panels open below their button, or above it where there is no space. */
export const pickerAnchor = { to: 'bottom start', ...popupGap } as const;
