/** The id of the shell's slot for the message that the account could not be loaded. */
export const accountAlertSlot = 'account-alert';

/**
 * Stays empty, without taking space, unless the account could not be loaded and the page itself does not say
 * so.
 */
export function AccountAlertSlot() {
  return (
    <div
      id={accountAlertSlot}
      className="not-empty:group-has-[main_.load-failure]/page:hidden empty:hidden"
    />
  );
}
