import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parseFeed } from '@rowanmanning/feed-parser'
import { validateXML } from 'xmllint-wasm'
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

test('a feed is valid Atom for feed readers, with any text of an editor', () => {
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

/** The grammar of RFC 4287 validates a feed. */
const grammar = readFileSync(path.join(__dirname, 'atom.rng'), 'utf8')

async function faultsOf(feed: string) {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: feed }],
    schema: [{ fileName: 'atom.rng', contents: grammar }],
    extension: 'relaxng',
  })
  return errors.map(({ message }) => message)
}

const entry = post('elso', { author: 'Kiss Anna', title: hostile, lead: hostile })

test('a feed is valid by the grammar of RFC 4287, with unique ids', async () => {
  for (const posts of [[], [entry], [entry, post('masodik')]]) {
    const xml = feedOf(posts)
    expect(await faultsOf(xml)).toEqual([])
    const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(posts.length + 1)
    expect(xml).toContain(`rel="self" href="${site}/blog/feed.xml"`)
  }
})

test.each([
  ['an entry without an id', /<id>[^<]*elso<\/id>/, ''],
  ['an id that is no whole address', `<id>${site}/blog/elso`, '<id>/blog/elso'],
  ['a link that is none', `href="${site}/blog/elso"`, 'href="/blog/elso"'],
  ['two titles', '<entry>', '<entry><title>x</title>'],
  ['a time without a zone', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00'],
  ['a day in place of a time', '2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['a feed without an author', /<author>.*?<\/author>/s, ''],
  ['what Atom does not know', '<entry>', '<entry><guid>x</guid>'],
  ['half a feed', '</feed>', ''],
])('the validator refuses %s', async (_what, good, bad) => {
  const broken = feedOf([entry]).replace(good, bad)
  expect(broken).not.toBe(feedOf([entry]))
  expect(await faultsOf(broken)).not.toEqual([])
})

test('it contains the fifty newest posts, and an empty feed is valid', () => {
  const many = Array.from({ length: 51 }, (_, index) => post(`iras-${index}`))
  expect(parseFeed(feedOf(many)).items).toHaveLength(50)
  expect(parseFeed(feedOf([])).items).toEqual([])
})
