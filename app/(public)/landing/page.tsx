import type { Metadata } from 'next';
import { LandingScreen } from '@/components/features/landing/landing-screen';
import { AfterLoad } from '@/components/shell/frame/after-load';
import { LiveLooks } from '@/components/shell/panels/live-looks';
import { Logo } from '@/components/shell/frame/logo';
import { SettingsButton } from '@/components/shell/panels/settings-button';
import { ThemeButton } from '@/components/shell/frame/theme-button';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.landing') });

export default function LandingPage() {
  return (
    <>
      <LandingScreen
        logo={<Logo />}
        tools={
          <>
            <ThemeButton />
            <SettingsButton icon="settings" />
          </>
        }
        looks={<LiveLooks />}
      />
      <AfterLoad />
    </>
  );
}
