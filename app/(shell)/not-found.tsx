import { NotFoundRecord } from '@/components/shell/pages/not-found-lazy';

export default function NotFoundInShell() {
  return <NotFoundRecord />;
}
