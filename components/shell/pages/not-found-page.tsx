import { NotFoundRecord } from './not-found-record';
import { NotFoundScreen } from './not-found-screen';

/** Both not-found pages, loaded together. */
export default function NotFoundPage({ record }: { record: boolean | undefined }) {
  return record ? <NotFoundRecord /> : <NotFoundScreen />;
}
