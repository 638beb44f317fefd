import { NotFoundRecord } from '@/components/shell/not-found-lazy';

export default function NotFoundInShell() {
  return <NotFoundRecord />;
}
