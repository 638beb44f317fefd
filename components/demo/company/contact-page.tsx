import { PageHeader } from '@/components/ui/navigation/page-header';
import { ContactForm } from './contact-form';
import { MapCard } from './map-card';
import { Contacts } from './contacts';

/** /pages/contact: the address, and a form. */
export function ContactPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Contact us" description="We answer within a working day, in English and Spanish." />
      <Contacts />
      <div className="grid gap-6 lg:grid-cols-2">
        <ContactForm />
        <MapCard />
      </div>
    </div>
  );
}
