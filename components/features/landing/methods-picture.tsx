import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';

const methods: { icon: IconName; label: string }[] = [
  { icon: 'mail', label: 'E-mail code' },
  { icon: 'smartphone', label: 'SMS code' },
  { icon: 'message-square', label: 'WhatsApp' },
  { icon: 'link', label: 'Link' },
  { icon: 'key-round', label: 'Passkey' },
  { icon: 'globe', label: 'Other account' },
  { icon: 'wallet', label: 'Wallet' },
  { icon: 'lock', label: 'Password' },
];

const digits = ['4', '0', '7', '2', '', ''];

/** The sign-in methods, and a code being typed. */
export function MethodsPicture() {
  return (
    <div
      role="img"
      aria-label="Eight ways to sign in, and a six-digit code being typed"
      className="select-none rounded-card border border-line bg-ground p-5 sm:p-6"
    >
      <div className="flex justify-center gap-2">
        {digits.map((digit, i) => (
          <span
            key={i}
            className={`flex h-12 w-10 items-center justify-center rounded-field border bg-field text-xl font-semibold text-field-text ${i === 4 ? 'focus-ring border-field-line-focus' : 'border-field-line'}`}
          >
            {digit}
          </span>
        ))}
      </div>
      <div className="mt-6 grid grid-cols-2 gap-2 border-t border-line pt-5">
        {methods.map(({ icon, label }) => (
          <span
            key={label}
            className="flex min-h-10 items-center gap-2.5 rounded-md bg-primary-tint px-3 text-sm font-medium text-strong"
          >
            <Icon name={icon} className="text-primary-text" />
            <span className="truncate">{label}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
