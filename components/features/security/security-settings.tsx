'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OAuthProvider, SignInMethod } from '@/lib/contract/identity/methods';

/** The installation's settings for the Security part. */
export interface SecuritySettings {
  /** The provider is a remote one, which does not list devices and events to browsers. */
  remote: boolean;
  methods: SignInMethod[];
  /** The customer's, for every time shown (decision 024). */
  timeZone: string;
  providers: OAuthProvider[];
}

const Settings = createContext<SecuritySettings>({
  remote: true,
  methods: [],
  timeZone: 'UTC',
  providers: [],
});

/** A context, because a lazily loaded section takes no props. */
export function SecuritySettingsProvider({
  settings,
  children,
}: {
  settings: SecuritySettings;
  children: ReactNode;
}) {
  return <Settings value={settings}>{children}</Settings>;
}

export const useSecuritySettings = () => use(Settings);
