/** The id of the place in the shell where it says that the account could not be loaded. */
export const accountAlertSlot = 'account-alert';

/** Stays empty, and takes no room, unless the account could not be loaded and the page itself does not say so. */
export function AccountAlertSlot() {
  return <div id={accountAlertSlot} className="empty:hidden group-has-[main_.load-failure]/page:hidden" />;
}
