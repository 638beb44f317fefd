/** The form of the top bar's search field. */
export const searchFieldId = 'search';
