import { NotFoundLazy } from '@/components/shell/frame/lazy-parts';

export default function NotFoundInShell() {
  return <NotFoundLazy record />;
}
