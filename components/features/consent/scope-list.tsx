import { Icon } from '@/components/ui/display/icon';
import { scopeWords } from '@/lib/i18n/scope-words';
import type { IconName } from '@/lib/icons/icon-names';

const icons: Partial<Record<string, IconName>> = {
  openid: 'circle-user',
  profile: 'image',
  email: 'mail',
  phone: 'phone',
  offline_access: 'clock',
  full_access: 'key-round',
};

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The requested scopes, one line each. */
export function ScopeList({ scopes }: { scopes: string[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {scopes.map((scope) => (
        <li key={scope} className="flex items-center gap-3 py-3">
          <Icon name={icons[scope] ?? 'circle-check'} size={20} className="shrink-0 text-primary-text" />
          <span className="wrap-anywhere min-w-0">{sentence(scopeWords(scope))}</span>
        </li>
      ))}
    </ul>
  );
}
