/** A title for a page's metadata: the layout adds the site's name, unless it is in it already. */
export const titleOnce = (title: string, siteName: string) =>
  title.includes(siteName) ? { absolute: title } : title
