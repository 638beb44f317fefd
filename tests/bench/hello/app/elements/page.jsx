import { WholePage } from './draw';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <WholePage />;
}
