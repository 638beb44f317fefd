import { MissingMail } from '@/components/demo/mail/detail/missing-mail';

export default MissingMail;
