import { Feed } from 'feed'
import { escapeMarkup } from '@/base/text/escape-markup'
import type { PostCard } from '@/server/cms/blog'

type FeedSource = {
  posts: readonly Pick<PostCard, 'slug' | 'title' | 'lead' | 'author' | 'postedOn' | 'updatedAt'>[]
  title: string
  description: string
  siteName: string
  language: string
  /** The absolute URL of a path. */
  addressOf: (path: string) => string
  paths: { feed: string; blog: string; post: (slug: string) => string }
}

/** Feed readers poll often enough for this many entries. */
const most = 50

/** Control characters are invalid in XML; editors may paste them. */
const plain = (text: string) => text.replace(/[^\P{C}\n\t]/gu, '')

/** The library always writes titles and summaries of entries as HTML. */
const asHtml = (text: string) => escapeMarkup(plain(text))

/** The last change of a post in the feed; undefined without posts. */
export function lastChangeOf(posts: readonly { updatedAt: string }[]): Date | undefined {
  const times = posts.slice(0, most).map(({ updatedAt }) => Date.parse(updatedAt))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** The newest posts as Atom (RFC 4287). */
export function makeFeed({ posts, title, description, siteName, ...rest }: FeedSource): string {
  const { language, addressOf, paths } = rest
  const shown = posts.slice(0, most)
  const author = { name: plain(siteName) }
  const feed = new Feed({
    id: addressOf(paths.blog),
    link: addressOf(paths.blog),
    title: plain(title),
    description: plain(description),
    language,
    copyright: plain(siteName),
    generator: plain(siteName),
    updated: lastChangeOf(posts) ?? new Date(0),
    feedLinks: { atom: addressOf(paths.feed) },
    author,
  })
  for (const post of shown) {
    const link = addressOf(paths.post(post.slug))
    feed.addItem({
      id: link,
      link,
      title: asHtml(post.title),
      description: asHtml(post.lead),
      date: new Date(post.updatedAt),
      published: new Date(`${post.postedOn}T00:00:00Z`),
      author: [post.author ? { name: plain(post.author) } : author],
    })
  }
  return feed.atom1()
}
