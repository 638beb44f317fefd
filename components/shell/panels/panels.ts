/** Prefetches the script of the settings sidebar before it is opened. */
export const loadSettings = () => import('./settings-panel');

/** Prefetches the script of the profile panel before it is opened. */
export const loadProfile = () => import('./profile-panel');
