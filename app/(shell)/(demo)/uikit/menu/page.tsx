import type { Metadata } from 'next';
import { MenuPage } from '@/components/demo/uikit/menu/menu-page';

export const metadata: Metadata = { title: 'Menus' };

export default function Page() {
  return <MenuPage />;
}
