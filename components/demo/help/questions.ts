import type { IconName } from '@/lib/icons/icon-names';

export interface Question {
  /** Its address on /pages/faq: `#customs-duty`. */
  id: string;
  question: string;
  answer: string;
}

export interface Topic {
  id: string;
  icon: IconName;
  title: string;
  /** A short description. */
  line: string;
  questions: Question[];
}

/** Customers' questions, by topic; /pages/faq shows the answers, /pages/help links to them. */
export const topics: Topic[] = [
  {
    id: 'arriving',
    icon: 'package-search',
    title: 'Packages that arrive',
    line: 'Announcing, scanning and finding a parcel',
    questions: [
      {
        id: 'arriving-address',
        question: 'What address do I give to a shop?',
        answer:
          'The address of the warehouse, with your customer number in the second line. The number is what tells your parcel from all the others; a parcel without it waits until somebody asks for it.',
      },
      {
        id: 'arriving-announce',
        question: 'Do I have to announce a package?',
        answer:
          'No, but it helps. A package that is announced with its tracking number is recognised at the first scan and is on the shelf an hour earlier.',
      },
      {
        id: 'arriving-late',
        question: 'The carrier says delivered, and I see nothing. Where is it?',
        answer:
          'Between the carrier’s scan and ours lies a queue at the dock, usually two to four hours. If nothing is here on the next working day, write to us with the tracking number and we look for the box by hand.',
      },
      {
        id: 'arriving-damaged',
        question: 'What happens when a box arrives damaged?',
        answer:
          'It is photographed from all sides before anybody opens it, and you get the pictures on the same day. Nothing is sent on until you have said what should happen.',
      },
    ],
  },
  {
    id: 'delivery',
    icon: 'truck',
    title: 'Delivery',
    line: 'By air, by sea and to the door',
    questions: [
      {
        id: 'delivery-time',
        question: 'How long does the last part take?',
        answer:
          'By air three to six days from the warehouse to your door, customs included. By sea about three weeks, because the ship leaves once a week and waits for nobody.',
      },
      {
        id: 'delivery-together',
        question: 'Can several packages travel together?',
        answer:
          'Yes. Choose the packages that should share a box and we repack them. The box is weighed once, which is nearly always cheaper than three small ones.',
      },
      {
        id: 'delivery-absent',
        question: 'What if nobody is at home?',
        answer:
          'The driver tries again on the next day, then takes the parcel to the nearest pick-up point. It stays there for seven days, and you get the address by message.',
      },
      {
        id: 'delivery-change',
        question: 'Can I change the address while a parcel is on its way?',
        answer:
          'Until it is handed to the local carrier, yes: change it on the page of the package. Afterwards only the carrier can, and we pass your wish on without a promise.',
      },
    ],
  },
  {
    id: 'customs',
    icon: 'demo:globe-lock',
    title: 'Customs',
    line: 'Declarations, duty and what may not travel',
    questions: [
      {
        id: 'customs-declaration',
        question: 'What do I have to declare?',
        answer:
          'What is in the box, how many of it, what you paid and where it was made. “Clothes” is too little; “two cotton shirts, 48 dollars” goes through.',
      },
      {
        id: 'customs-duty',
        question: 'Who pays the duty?',
        answer:
          'You do, as the one who imports. We lay it out at the border, so that the parcel does not wait, and put it on your invoice with the number of the receipt.',
      },
      {
        id: 'customs-value',
        question: 'May I declare a lower value?',
        answer:
          'No. Customs compare the declaration with the shop’s invoice in the box. A value that does not fit costs a fine and, more often than not, two weeks.',
      },
      {
        id: 'customs-forbidden',
        question: 'What can’t be sent?',
        answer:
          'Loose batteries, perfume by air, anything that burns under pressure, plants with soil and medicine without a prescription. Ask us first when you are not sure; asking costs nothing.',
      },
    ],
  },
  {
    id: 'invoices',
    icon: 'receipt',
    title: 'Invoices and payment',
    line: 'Lines, weights and what is due',
    questions: [
      {
        id: 'invoices-weight',
        question: 'Why is my package heavier on the invoice than on the scale?',
        answer:
          'Light, large boxes are charged by their volume: length times width times height in centimetres, divided by 5,000. The higher of the two weights counts, and the line says which one it was.',
      },
      {
        id: 'invoices-due',
        question: 'When is an invoice due?',
        answer:
          'Fourteen days after its date. A parcel is not held back in the meantime, as long as nothing older is open.',
      },
      {
        id: 'invoices-wrong',
        question: 'I think a line is wrong. What now?',
        answer:
          'Answer the e-mail that came with the invoice and name the line. It is checked within two working days; until then that amount is not due.',
      },
      {
        id: 'invoices-company',
        question: 'Can the invoice be made out to my company?',
        answer:
          'Yes. Put the company’s name, address and tax number on the account page; the next invoice carries them. One that was sent already is cancelled and written anew on request.',
      },
    ],
  },
  {
    id: 'storage',
    icon: 'warehouse',
    title: 'Storage',
    line: 'Free days and what comes after them',
    questions: [
      {
        id: 'storage-free',
        question: 'How long is storage free?',
        answer:
          'For fourteen days from the first scan. You are told five days before they end, and once more on the last day.',
      },
      {
        id: 'storage-cost',
        question: 'What does a day cost after that?',
        answer:
          'Sixty cents for a parcel of up to ten kilograms, $1.20 for a heavier one. Holidays of the warehouse are not counted.',
      },
      {
        id: 'storage-end',
        question: 'What happens to things that nobody asks for?',
        answer:
          'After ninety days we write by post. What is still here a month later is given back to the shop, or away when the shop does not want it.',
      },
    ],
  },
  {
    id: 'account',
    icon: 'user',
    title: 'Account and signing in',
    line: 'Addresses, messages and devices',
    questions: [
      {
        id: 'account-code',
        question: 'Why do I sign in with a code?',
        answer:
          'A code that is used once can’t be guessed or used again elsewhere. It is valid for ten minutes and goes to the e-mail address or phone of the account.',
      },
      {
        id: 'account-lost',
        question: 'I no longer have that phone number. How do I get in?',
        answer:
          'Sign in with your e-mail address instead and change the number on the account page. Is the address gone as well, come by with a document or send a copy of it; we call back before anything is changed.',
      },
      {
        id: 'account-messages',
        question: 'Which messages can I turn off?',
        answer:
          'All but two: that a parcel needs something from you, and that an invoice is past due. The switches are on the account page, by e-mail and by text message.',
      },
      {
        id: 'account-family',
        question: 'Can my family use the same account?',
        answer:
          'They can use the address: add their names on the account page, so that their parcels are recognised. Signing in stays with one person.',
      },
    ],
  },
];
