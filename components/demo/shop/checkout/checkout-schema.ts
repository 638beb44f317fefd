import { z } from 'zod';
import { demoNow } from '../../data/now';
import { expiryProblem, isCardNumber } from '../card-number';
import { deliverySchema } from '../totals';

const text = (missing: string) => z.string().trim().min(1, missing).max(100, 'That is too long for a label.');

const today = demoNow.slice(0, 10);

/** The fields of the checkout, validated on submit. The order is that of the page. */
export const checkoutSchema = z
  .object({
    email: z.email('Enter an e-mail address, such as name@example.com.'),
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d\s().-]{7,20}$/, 'Enter a phone number with its area code.'),
    name: text('Enter the name on the door.'),
    country: text('Choose a country.'),
    street: text('Enter street and number.'),
    extra: z.string().trim().max(100, 'That is too long for a label.'),
    city: text('Enter the city.'),
    region: text('Enter the state or region.'),
    postcode: text('Enter the postcode.'),
    delivery: deliverySchema,
    cardName: text('Enter the name on the card.'),
    cardNumber: z.string().refine(isCardNumber, 'That is no card number. Check its digits.'),
    expiry: z.string().superRefine((typed, context) => {
      const message = expiryProblem(typed, today);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    code: z
      .string()
      .trim()
      .regex(/^\d{3,4}$/, 'Three or four digits, from the back of the card.'),
  })
  .superRefine(({ country, postcode }, context) => {
    if (country !== 'United States' || /^\d{5}(-\d{4})?$/.test(postcode)) return;
    context.addIssue({
      code: 'custom',
      path: ['postcode'],
      message: 'A ZIP code has five digits, such as 33122.',
    });
  });

export type CheckoutFields = z.infer<typeof checkoutSchema>;
