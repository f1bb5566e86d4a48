import { expect, test } from '@jest/globals'
import { parseFeed } from '@rowanmanning/feed-parser'
import { makeFeed } from './make-feed'

const site = 'https://krono.example'

const post = (slug: string, more: object = {}) => ({
  slug,
  title: `Cím: ${slug}`,
  lead: 'Bevezető.',
  author: '',
  postedOn: '2026-11-20',
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...more,
})

const feedOf = (posts: ReturnType<typeof post>[]) =>
  makeFeed({
    posts,
    title: 'Blog – KRONO',
    description: 'Írások',
    siteName: 'KRONO',
    language: 'hu',
    addressOf: (path) => `${site}${path}`,
    paths: { feed: '/blog/feed.xml', blog: '/blog', post: (slug) => `/blog/${slug}` },
  })

const hostile = 'Ő & ő <b>„]]>”</b> \u0000\u0008 😀'

test('a feed is Atom that a reader understands, whatever an editor wrote', () => {
  const feed = parseFeed(
    feedOf([
      post('elso', { author: 'Kiss Anna', title: hostile, lead: hostile }),
      post('masodik', { updatedAt: '2026-11-23T08:30:00.000Z' }),
    ]),
  )
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
  expect(feed).toMatchObject({
    title: 'Blog – KRONO',
    url: `${site}/blog`,
    self: `${site}/blog/feed.xml`,
    updated: new Date('2026-11-23T08:30:00Z'),
  })
  const [first, second] = feed.items
  expect(first).toMatchObject({
    id: `${site}/blog/elso`,
    url: `${site}/blog/elso`,
    title: 'Ő & ő <b>„]]>”</b>  😀',
    description: 'Ő & ő <b>„]]>”</b>  😀',
    published: new Date('2026-11-20T00:00:00Z'),
    updated: new Date('2026-11-22T10:00:00Z'),
  })
  expect(first?.authors).toMatchObject([{ name: 'Kiss Anna' }])
  expect(second?.authors).toMatchObject([{ name: 'KRONO' }])
})

/** RFC 4287: what a feed and an entry must have exactly once. */
test('a feed and each entry have an id, a title, a time and an author, once', () => {
  const xml = feedOf([post('elso')])
  const [head = '', entry = ''] = xml.split('<entry>')
  for (const part of [head, entry]) {
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect([name, part.split(`<${name}`).length - 1]).toEqual([name, 1])
    }
  }
  expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
})

test('it has the fifty newest, and none at all is a feed too', () => {
  const many = Array.from({ length: 51 }, (_, index) => post(`iras-${index}`))
  expect(parseFeed(feedOf(many)).items).toHaveLength(50)
  expect(parseFeed(feedOf([])).items).toEqual([])
})
