import { classNames } from '@/components/ui/styles/class-names';
import { inputClasses } from './input-classes';
import { popupClasses, popupGap, popupMotion } from '@/components/ui/overlay/popup-classes';

/** What opens a list of choices and shows the chosen one: a button that looks like a text field. */
export const pickerClasses = classNames(inputClasses, 'flex cursor-pointer items-center gap-2.5 text-start');

/** The panel of a picker: as wide as its button or wider, in the layer of overlays (SPEC section 9). */
export const pickerPanelClasses = classNames(
  popupClasses,
  popupMotion,
  'z-overlay min-w-(--button-width) max-w-[calc(100vw-1rem)] origin-top p-1 data-[anchor~=top]:origin-bottom',
);

/** Where a panel opens: under its button, or above where there is no room. */
export const pickerAnchor = { to: 'bottom start', ...popupGap } as const;
