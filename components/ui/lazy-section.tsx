'use client';

import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenIdle } from './when-idle';

interface LazySectionProps {
  /** Shown in place of the section where the server did not draw it: a skeleton of the same size. */
  fallback?: ReactNode;
}

const near = { rootMargin: '300px' };
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Inside the boundary, so that it runs once the section answers to the customer. */
function Arrived({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * A part of a page that the server draws at once, and whose script is loaded when it comes near the viewport, the
 * pointer or the focus, or when nothing else is to be done. `data-ready` says that it answers.
 */
export function lazySection(
  load: () => Promise<{ default: ComponentType }>,
): ComponentType<LazySectionProps> {
  let approach = () => {};
  // React throws the server's drawing away when a context above changes before the script is there.
  let drawing = '';
  const wanted =
    typeof window === 'undefined'
      ? load()
      : new Promise<void>((resolve) => {
          approach = resolve;
        }).then(load);
  const Body = lazy(() => wanted);

  return function LazySection({ fallback }: LazySectionProps) {
    const box = useRef<HTMLDivElement>(null);
    const [ready, setReady] = useState(false);
    const [tell] = useState(() => () => setReady(true));

    useBeforePaint(() => {
      drawing = box.current?.innerHTML ?? '';
    }, []);

    useEffect(() => {
      if (!box.current) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) approach();
      }, near);
      observer.observe(box.current);
      const callOff = whenIdle(approach);
      return () => {
        observer.disconnect();
        callOff();
      };
    }, []);

    return (
      <div
        ref={box}
        data-ready={ready ? '' : undefined}
        onPointerEnter={approach}
        onFocusCapture={approach}
        className="min-w-0"
      >
        <Suspense fallback={drawing ? <div dangerouslySetInnerHTML={{ __html: drawing }} /> : fallback}>
          <Body />
          <Arrived tell={tell} />
        </Suspense>
      </div>
    );
  };
}
