/**
 * Adds the style sheet of the looks that somebody has to choose, once (decision 078). A page that is not painted yet
 * waits for it; one that could not fetch it asks again at the next call. The boot script prints the source of this
 * function into the page, so it may use nothing but its argument and globals.
 */
export function addChoices(sheet: string): void {
  if (document.querySelector('link[data-choices]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  link.dataset.choices = '';
  link.setAttribute('blocking', 'render');
  link.onerror = () => link.remove();
  document.head.append(link);
}
