import Link from 'next/link';
import { PageContent } from '../../draw';

export default function Page() {
  return (
    <>
      <Link href="/elements/from">Back</Link>
      <main>
        <PageContent />
      </main>
    </>
  );
}
