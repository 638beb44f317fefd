/** The page on which packages are chosen, priced and shipped. */
export const shipPath = '/shipments/new';

/** Its parameter, and the field of a form that leads there, with the id of a package; one for each. */
export const packageField = 'package';

/** That page with packages chosen. */
export const shipPackagesHref = (ids: Iterable<string>): string =>
  `${shipPath}?${new URLSearchParams([...ids].map((id) => [packageField, id])).toString()}`;
