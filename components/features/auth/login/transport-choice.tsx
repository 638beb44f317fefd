'use client';

import { Segmented } from '@/components/ui/field/segmented';

interface TransportChoiceProps {
  value: 'sms' | 'whatsapp';
  onChange: (value: 'sms' | 'whatsapp') => void;
}

const choices = [
  { value: 'sms', label: 'SMS' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const;

/** The choice of SMS or WhatsApp for a code. */
export default function TransportChoice(props: TransportChoiceProps) {
  return <Segmented legend="Send the code by" choices={choices} {...props} />;
}
