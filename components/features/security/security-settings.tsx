'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OAuthProvider, SignInMethod } from '@/lib/contract/identity/methods';

/** What the Security part has to know of the installation. */
export interface SecuritySettings {
  /** The provider is a remote one, which does not list devices and events to browsers. */
  remote: boolean;
  methods: SignInMethod[];
  /** The customer's clock, by which every instant is told (decision 024). */
  timeZone: string;
  providers: OAuthProvider[];
}

const Settings = createContext<SecuritySettings>({
  remote: true,
  methods: [],
  timeZone: 'UTC',
  providers: [],
});

/** A context, because a section that is loaded late takes no props. */
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
