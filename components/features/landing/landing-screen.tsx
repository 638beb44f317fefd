import type { ReactNode } from 'react';
import { Closing } from './closing';
import { Features } from './features';
import { Footer } from './footer';
import { Hero } from './hero';
import { Highlights } from './highlights';
import styles from './landing.module.css';
import { Looks } from './looks';
import { Plans } from './plans';
import { Questions } from './questions';
import { Steps } from './steps';
import { TopBar } from './top-bar';

interface LandingScreenProps {
  logo: ReactNode;
  /** The scheme button, and the settings in simple mode. */
  tools: ReactNode;
  /** The appearance choices of the settings sidebar. */
  looks: ReactNode;
}

/** `/landing`: what Waybill does, for customers and for the warehouse that runs it. */
export function LandingScreen({ logo, tools, looks }: LandingScreenProps) {
  return (
    <div id="top" className={styles.page}>
      <TopBar logo={logo} tools={tools} />
      <main>
        <Hero />
        <Steps />
        <Features />
        <Highlights />
        <Looks>{looks}</Looks>
        <Plans />
        <Questions />
        <Closing />
      </main>
      <Footer logo={logo} />
    </div>
  );
}
