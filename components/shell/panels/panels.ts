/** Fetches the script of the settings sidebar ahead of the press. */
export const loadSettings = () => import('./settings-panel');

/** Fetches the script of the profile panel ahead of the press. */
export const loadProfile = () => import('./profile-panel');
