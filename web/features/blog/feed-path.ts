/** The Atom feed of the blog. */
export const feedPath = '/blog/feed.xml'
