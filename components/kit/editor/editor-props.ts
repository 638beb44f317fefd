import type { ControlProps } from '@/components/ui/field/field';

export interface EditorProps extends ControlProps {
  /** HTML; the empty string when there is no text. */
  value: string;
  onChange: (html: string) => void;
  disabled?: boolean;
  /** The accessible name of the toolbar. */
  toolbarLabel?: string;
}
