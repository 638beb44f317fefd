import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DownloadLink } from '@/components/ui/download/download-link';

/** Downloads all data stored about the customer. */
export function MyDataCard() {
  return (
    <Card aria-labelledby="data-heading">
      <CardHeader
        id="data-heading"
        title="Your data"
        description="One file with your account, packages, tracking events, invoices and payments."
      />
      <DownloadLink href="/files/my-data.json">Download my data</DownloadLink>
    </Card>
  );
}
