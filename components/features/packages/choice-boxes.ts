import { packageField } from '@/components/shared/shipping/ship-path';

/** The boxes of the rows that are shown; they are the browser's own, so that they can be ticked before any script. */
export const boxesOfRows = () => [
  ...document.querySelectorAll<HTMLInputElement>(`.package-choice > input[name="${packageField}"]`),
];

/** The box that chooses all that can go, where it is shown. */
export const boxOfAll = () => document.querySelector<HTMLInputElement>('[data-choose-all]');

/** Whether a box is that of a row. */
export const isBoxOfRow = (box: HTMLInputElement) => box.closest('.package-choice') !== null;
