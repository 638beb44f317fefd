import { NotFoundLazy } from '@/components/shell/pages/not-found-lazy';

export default function NotFoundInShell() {
  return <NotFoundLazy record />;
}
