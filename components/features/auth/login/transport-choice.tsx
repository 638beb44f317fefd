'use client';

import { Segmented } from '@/components/ui/field/segmented';
import { text } from '@/lib/text/text';

interface TransportChoiceProps {
  value: 'sms' | 'whatsapp';
  onChange: (value: 'sms' | 'whatsapp') => void;
}

/** The choice of SMS or WhatsApp for a code. */
export default function TransportChoice(props: TransportChoiceProps) {
  const choices = [
    { value: 'sms', label: text('auth.code.sms') },
    { value: 'whatsapp', label: text('auth.code.whatsapp') },
  ] as const;
  return <Segmented legend={text('auth.code.legend')} choices={choices} {...props} />;
}
