import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DownloadLink } from '@/components/ui/download/download-link';
import { text } from '@/lib/text/text';

/** Downloads all data stored about the customer. */
export function MyDataCard() {
  return (
    <Card aria-labelledby="data-heading">
      <CardHeader
        id="data-heading"
        title={text('accountPage.data.title')}
        description={text('accountPage.data.description')}
      />
      <DownloadLink href="/files/my-data.json">{text('accountPage.data.download')}</DownloadLink>
    </Card>
  );
}
