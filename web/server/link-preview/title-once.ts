/** The title of a page's metadata: the layout appends the site's name, unless the title contains it. */
export const titleOnce = (title: string, siteName: string) =>
  title.includes(siteName) ? { absolute: title } : title
