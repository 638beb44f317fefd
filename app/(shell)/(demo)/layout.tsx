import type { ReactNode } from 'react';
import './demo.css';

export default function DemoLayout({ children }: { children: ReactNode }) {
  return children;
}
