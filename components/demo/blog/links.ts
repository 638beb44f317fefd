export const listHref = '/apps/blog/list';
export const articleHref = (id: string) => `/apps/blog/detail?id=${encodeURIComponent(id)}`;
/** Without an id the editor starts a new article. */
export const editHref = (id?: string) =>
  id === undefined ? '/apps/blog/edit' : `/apps/blog/edit?id=${encodeURIComponent(id)}`;
