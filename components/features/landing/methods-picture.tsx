import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { text, type MessageKey } from '@/lib/text/text';

const methods = [
  { icon: 'mail', label: 'landingPage.methodsPicture.emailCode' },
  { icon: 'smartphone', label: 'landingPage.methodsPicture.smsCode' },
  { icon: 'message-square', label: 'landingPage.methodsPicture.whatsapp' },
  { icon: 'link', label: 'landingPage.methodsPicture.link' },
  { icon: 'key-round', label: 'landingPage.methodsPicture.passkey' },
  { icon: 'globe', label: 'landingPage.methodsPicture.otherAccount' },
  { icon: 'wallet', label: 'landingPage.methodsPicture.wallet' },
  { icon: 'lock', label: 'landingPage.methodsPicture.password' },
] as const satisfies { icon: IconName; label: MessageKey }[];

const digits = ['4', '0', '7', '2', '', ''];

/** The sign-in methods, and a code being typed. */
export function MethodsPicture() {
  return (
    <div
      role="img"
      aria-label={text('landingPage.methodsPicture.label')}
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
            <span className="truncate">{text(label)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
