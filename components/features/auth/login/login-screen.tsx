'use client';

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { preloadSdk } from '@/lib/browser/identity/ask';
import type { OfferedMethods } from '@/lib/bff/page/offered';
import { OutboxNote } from '../outbox-note';
import { Back } from './back';
import { Start } from './start';
import { useLoginStep, type LoginStep } from './step';

const AppStep = lazy(untilLoaded(() => import('./app-step')));
const CreatePassword = lazy(untilLoaded(() => import('./create-password')));
const ForgotPassword = lazy(untilLoaded(() => import('./forgot-password')));
const LinkSent = lazy(untilLoaded(() => import('../link-sent')));

interface LoginScreenProps extends OfferedMethods {
  /** A password requires a verified address (decision 015); otherwise the provider accepts it at once. */
  proveFirst: boolean;
  /** Whether the outbox is available on this machine. */
  outbox: boolean;
  /** A message about the previous page. */
  notice?: ReactNode;
  /** Asks for a code of the authenticator app, the second step of a sign-in by password. */
  appProof: ReactNode;
}

/** The login screen: one card whose states are steps of the address. The steps share their input. */
export function LoginScreen(props: LoginScreenProps) {
  const { methods, oauthProviders, proveFirst, outbox, notice, appProof } = props;
  const step = useLoginStep();
  const [contact, setContact] = useState('');
  useEffect(() => whenIdle(preloadSdk), []);

  const known = contact.includes('@');
  const field = { email: known ? contact : '', onEmail: setContact };
  const screens: Partial<Record<LoginStep, ReactNode>> = {
    ...(methods.includes('password') && {
      app: <AppStep proof={appProof} />,
      create: proveFirst ? <ForgotPassword isNew {...field} /> : <CreatePassword {...field} />,
      forgot: <ForgotPassword {...field} />,
    }),
    // After a reload the link's recipient is unknown.
    ...(known && {
      'link-sent': (
        <LinkSent email={contact} purpose="sign-in">
          <Back to="start" />
        </LinkSent>
      ),
      'reset-sent': (
        <LinkSent email={contact} purpose="password">
          <Back to="password" />
        </LinkSent>
      ),
    }),
  };
  const start = (
    <Start
      methods={methods}
      oauthProviders={oauthProviders}
      withPassword={step === 'password'}
      contact={contact}
      onContact={setContact}
      notice={notice}
    />
  );

  return (
    <>
      {/* The start stays outside: a boundary hydrates later, and what was typed by then would be lost. */}
      {screens[step] ? <Suspense fallback={start}>{screens[step]}</Suspense> : start}
      {outbox && screens[step] && step.endsWith('-sent') && <OutboxNote what="link" />}
    </>
  );
}
