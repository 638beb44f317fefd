import { MailLayout } from '@/components/demo/mail/mail-layout';

export default MailLayout;
