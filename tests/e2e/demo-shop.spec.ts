import type { Locator, Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const shop = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const products = (page: Page) => page.getByRole('list', { name: 'Products' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A line of an order summary, such as its total. */
const amount = (within: Page | Locator, term: string) =>
  within.getByLabel('Total', { exact: true }).getByText(term, { exact: true }).locator('..');

/** Opens the cart by the link on every page of the shop. */
async function openCart(page: Page) {
  await shop(page).getByRole('link', { name: 'Cart' }).click();
  await expect(heading(page, 'Your cart')).toBeVisible();
}

test('from the catalogue to checkout: the cart becomes an order, which is listed in the history', async ({
  page,
}) => {
  await page.goto('/ecommerce/product-list');
  const card = products(page).getByRole('listitem').filter({ hasText: 'Pour-over kettle' });
  await card.getByRole('button', { name: 'Add Pour-over kettle' }).click();
  await expect(page.getByText('Added to your cart: Pour-over kettle')).toBeVisible();
  await openCart(page);

  await test.step('the cart adds up to the cent', async () => {
    await expect(amount(page, 'Subtotal')).toContainText('$246.50');
    await page.getByRole('textbox', { name: 'Quantity: Pour-over kettle, Graphite' }).fill('3');
    await page.keyboard.press('Tab');
    await expect(amount(page, 'Subtotal')).toContainText('$419.50');
    await expect(amount(page, 'Standard delivery')).toContainText('Free');
    await expect(amount(page, 'Sales tax, 7 %')).toContainText('$29.37');
    await expect(amount(page, 'Total')).toContainText('$448.87');
  });

  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(heading(page, 'Checkout')).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });

  await test.step('delivery and a promo code update the total at once', async () => {
    const code = order.getByRole('textbox', { name: 'Promo code' });
    await page.getByRole('radio', { name: 'Express' }).check();
    await expect(amount(order, 'Total')).toContainText('$463.82');
    await code.fill('SUMMER');
    await order.getByRole('button', { name: 'Apply' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/don’t know the code “SUMMER”/);
    await code.fill('welcome10');
    await code.press('Enter');
    await expect(amount(order, 'Promo code WELCOME10')).toContainText('-$41.95');
    await expect(amount(order, 'Total')).toContainText('$418.93');
  });

  await test.step('mistakes in the card details show errors, and nothing is lost', async () => {
    const form = page.getByRole('form', { name: 'Checkout' });
    await form.getByLabel('Name on the card').fill('Ada Whitfield');
    await form.getByLabel('Card number').fill('4242 4242 4242 4241');
    await form.getByLabel('Expires').fill('10/25');
    await form.getByLabel('Postcode').fill('331');
    await form.getByRole('button', { name: 'Place order' }).click();
    await expect(form.getByLabel('Postcode')).toHaveAccessibleDescription(/five digits/);
    await expect(form.getByLabel('Card number')).toHaveAccessibleDescription(/no card number/);
    await expect(form.getByLabel('Expires')).toHaveAccessibleDescription(/has expired/);
    await expect(form.getByLabel('Security code')).toHaveAccessibleDescription(/Three or four digits/);
    await expect(form.getByLabel('Name on the card')).toHaveValue('Ada Whitfield');
    await form.getByLabel('Postcode').fill('33122');
    await form.getByLabel('Card number').fill('5555 5555 5555 4444');
    await form.getByLabel('Expires').fill('08/27');
    await form.getByLabel('Security code').fill('123');
    await form.getByRole('button', { name: 'Place order, $418.93' }).click();
  });

  await test.step('the order has all details, but only the last four digits of the card', async () => {
    await expect(heading(page, 'Thank you, Ada')).toBeVisible();
    await expect(page).toHaveURL(/\/ecommerce\/order-summary\?id=WS-10243$/);
    const document = page.getByRole('region', { name: 'Order WS-10243' });
    await expect(document.getByRole('list', { name: 'Things' }).getByRole('listitem')).toHaveCount(4);
    await expect(document).toContainText('8400 NW 25th Street');
    await expect(document).toContainText('Card ending in 4444');
    await expect(amount(document, 'Total')).toContainText('$418.93');
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(kept.replaceAll(/\s/g, '')).not.toContain('55554444');
    await expect(
      page.getByRole('list', { name: 'Progress of the delivery' }).locator('[aria-current]'),
    ).toHaveText('Being packed');
  });

  await shop(page).getByRole('link', { name: 'Orders' }).click();
  await expect(heading(page, 'Your orders')).toBeVisible();
  const latest = page.getByRole('list', { name: 'Orders' }).locator('> li').first();
  await expect(latest).toContainText('Order WS-10243');
  await expect(latest).toContainText('$418.93');

  await test.step('the order is there after a reload, and the cart is empty', async () => {
    await page.reload();
    await expect(latest).toContainText('Order WS-10243');
    await openCart(page);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.goto('/ecommerce/checkout-form');
    await expect(page.getByText('There is nothing to pay for')).toBeVisible();
  });
});

test('a line is removed from the cart and restored', async ({ page }) => {
  await page.goto('/ecommerce/shopping-cart');
  const lines = page.getByRole('region', { name: 'Things in the cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await lines.getByRole('button', { name: 'Remove Desk lamp, Amber' }).click();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove Steel bottle/ })).toBeFocused();
  await expect(amount(page, 'Subtotal')).toContainText('$81.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines.nth(1)).toContainText('Desk lamp');
  await expect(amount(page, 'Subtotal')).toContainText('$160.00');

  await test.step('below $75 delivery is charged, and the cart says how much is missing', async () => {
    await lines.getByRole('button', { name: 'Remove Desk lamp, Amber' }).click();
    await lines.getByRole('button', { name: /^Remove Steel bottle/ }).click();
    await expect(page.getByText('$26.00 more, and standard delivery is free.')).toBeVisible();
    await expect(amount(page, 'Total')).toContainText('$59.38');
  });
});

test('a quantity is limited to the stock', async ({ page }) => {
  await page.goto('/ecommerce/product-overview?id=hm-2264');
  await expect(heading(page, 'Wall clock')).toBeVisible();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  await expect(page.getByText('Only 6 left to add.')).toBeVisible();
  await quantity.fill('9');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('6');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('All 6 of them are in your cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await openCart(page);
  const line = page.getByRole('region', { name: 'Things in the cart' }).getByRole('listitem').last();
  await expect(line).toContainText('$324.00');
  await expect(line.getByRole('button', { name: 'Increase' })).toBeDisabled();
});

test('the catalogue is searched, filtered and sorted, and preserves that while a product is open', async ({
  page,
}) => {
  await page.goto('/ecommerce/product-list');
  const names = products(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(8);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names).toHaveCount(12);
  await expect(names.nth(8).getByRole('link')).toBeFocused();

  await page.getByLabel('Category').selectOption('Home');
  await page.getByLabel('Price').selectOption('$30 to $100');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await expect(names).toHaveText(['Wall clock', 'Desk lamp']);
  await names.getByRole('link', { name: 'Desk lamp' }).click();
  await expect(heading(page, 'Desk lamp')).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(['Wall clock', 'Desk lamp']);

  const chips = page.getByRole('group', { name: 'Filters in force' });
  await chips.getByRole('button', { name: 'Remove $30 to $100' }).click();
  await expect(names).toHaveText(['Potted aloe', 'Wall clock', 'Desk lamp']);
  await page.getByLabel('Search products').fill('no such thing');
  await expect(page.getByText('No product matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(names).toHaveCount(8);

  const favourite = page.getByRole('button', { name: 'Canvas backpack: favourite' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(names).toHaveText(['Canvas backpack', 'Pour-over kettle']);
});

test('choosing a colour changes the picture, and a size is required', async ({ page }) => {
  await page.goto('/ecommerce/product-overview?id=sp-4051');
  await page.getByRole('radio', { name: 'Lagoon' }).check();
  await expect(page.getByRole('img', { name: 'Trail shoes in lagoon', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Choose a size.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '38' })).toBeFocused();
  await page.getByRole('radio', { name: '41' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to your cart: Trail shoes')).toBeVisible();

  await page.getByRole('tab', { name: 'Reviews (2)' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews (2)' })).toContainText('Grip on wet roots');
  await openCart(page);
  await expect(page.getByText('Lagoon, 41')).toBeVisible();
});

test('an order is returned, and reordered as far as stock allows', async ({ page }) => {
  await page.goto('/ecommerce/order-history');
  const order = page.getByRole('region', { name: 'Order WS-10231' });
  await order.getByRole('button', { name: 'Return order WS-10231' }).click();
  const question = page.getByRole('alertdialog', { name: 'Return this order?' });
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(order).toContainText('Delivered');
  await order.getByRole('button', { name: 'Return order WS-10231' }).click();
  await question.getByRole('button', { name: 'Return it' }).click();
  await expect(order).toContainText('Return asked for');

  await order.getByRole('button', { name: 'Buy again order WS-10231' }).click();
  await expect(page.getByText('No more to be had: Over-ear headphones.')).toBeVisible();
  await openCart(page);
  await expect(page.getByRole('button', { name: 'Remove Stoneware mug, Petrol' })).toBeVisible();
});

test('a new product appears in the catalogue with its picture', async ({ page }) => {
  await page.goto('/ecommerce/new-product');
  const form = page.getByRole('form', { name: 'New product' });
  const publish = form.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter the name.');
  await form.getByLabel('Name').fill('Linen apron');
  await form.getByRole('textbox', { name: 'Price' }).fill('34.50');
  await form.getByRole('textbox', { name: 'Code' }).fill('KT-1042');
  await form.getByLabel('Category').selectOption('Kitchen');
  await form.getByRole('textbox', { name: 'Description' }).fill('Washed linen with two pockets.');
  await form.getByRole('combobox', { name: 'Tags' }).fill('Linen');
  await page.keyboard.press('Enter');
  await publish.click();
  await expect(form.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /KT-1042 is the code of Stoneware mug/,
  );
  await form.getByRole('textbox', { name: 'Code' }).fill('kt-1090');

  await test.step('only images are accepted, and a picture can be removed', async () => {
    const field = form.getByLabel('Pictures of the product').locator('input');
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(page.getByText('notes.txt is the wrong file type.')).toBeVisible();
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await field.setInputFiles({ name: 'apron.png', mimeType: 'image/png', buffer: png });
    await form.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(form.getByRole('img')).toHaveCount(0);
    await field.setInputFiles({ name: 'apron.png', mimeType: 'image/png', buffer: png });
    await expect(form.getByRole('img', { name: 'Picture 1 of the product' })).toBeVisible();
  });

  await publish.click();
  await expect(heading(page, 'Products')).toBeVisible();
  const card = products(page).getByRole('listitem').filter({ hasText: 'Linen apron' });
  await expect(card).toContainText('$34.50');
  await page.reload();
  await card.getByRole('link', { name: 'Linen apron' }).click();
  await expect(heading(page, 'Linen apron')).toBeVisible();
  await expect(page.getByText('Washed linen with two pockets.').first()).toBeVisible();
});

test('a draft can’t be bought until it is published; discarding asks for confirmation', async ({ page }) => {
  await page.goto('/ecommerce/new-product');
  const form = page.getByRole('form', { name: 'New product' });
  await form.getByLabel('Name').fill('Oak tray');
  await form.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Oak tray');

  await form.getByRole('textbox', { name: 'Price' }).fill('49');
  await form.getByRole('textbox', { name: 'Code' }).fill('KT-1091');
  await form.getByLabel('Category').selectOption('Kitchen');
  await form.getByRole('textbox', { name: 'Description' }).fill('Oiled oak.');
  await form.getByRole('switch', { name: 'Published' }).uncheck();
  await form.getByRole('button', { name: 'Save draft' }).click();
  const card = products(page).getByRole('listitem').filter({ hasText: 'Oak tray' });
  await expect(card).toContainText('Draft');
  await card.getByRole('link', { name: 'Oak tray' }).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test('a product that does not exist has its own not-found page', async ({ page }) => {
  await page.goto('/ecommerce/product-overview?id=no-such');
  await expect(heading(page, 'Product not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
  await page.goto('/ecommerce/order-summary?id=WS-1');
  await expect(heading(page, 'Order not found')).toBeVisible();
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(heading(page, 'Your orders')).toBeVisible();
});

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the fields of the checkout are wide enough for their content', async ({ page }) => {
    await page.goto('/ecommerce/checkout-form');
    const fields = page.getByRole('form', { name: 'Checkout' }).locator('input:not([type=radio]), select');
    await expect(fields.first()).toBeVisible();
    const narrow = await fields.evaluateAll((all) =>
      all.filter((field) => field.clientWidth < 160).map((field) => [field.id, field.clientWidth]),
    );
    expect(narrow).toEqual([]);
  });
});
