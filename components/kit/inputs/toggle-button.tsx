import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { toggleClasses } from '@/components/ui/field/toggle-classes';

interface ToggleButtonProps {
  /** The accessible name; the button's text alone is only "Yes" or "No". */
  label: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  on?: string;
  off?: string;
  onIcon?: IconName;
  offIcon?: IconName;
  invalid?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A toggle button. Its labels are Yes and No by default (SPEC section 9). */
export function ToggleButton({
  label,
  pressed,
  onChange,
  on = text('kit.toggle.yes'),
  off = text('kit.toggle.no'),
  onIcon,
  offIcon,
  invalid = false,
  disabled = false,
  className,
}: ToggleButtonProps) {
  const icon = pressed ? onIcon : offIcon;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
      className={classNames(
        toggleClasses,
        'min-w-20 rounded-md',
        invalid && 'border-field-line-invalid',
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      <span className="sr-only">{text('kit.toggle.label', { label })} </span>
      {pressed ? on : off}
    </button>
  );
}
