import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>Other</h1>
      <Link href="/static">One</Link>
    </main>
  );
}
