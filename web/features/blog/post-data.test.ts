import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@jest/globals'
import { type PostFacts, postData } from './post-data'

const site = 'https://krono.example'

const facts: PostFacts = {
  url: `${site}/blog/elso`,
  title: 'Hét pont, egy térkép',
  lead: 'Bevezető.',
  author: 'Kiss Anna',
  siteName: 'KRONO',
  home: `${site}/`,
  blog: { url: `${site}/blog`, name: 'Blog' },
  picture: { url: `${site}/og/blog/elso?v=1`, width: 400, height: 300 },
  postedOn: '2026-11-20',
  updatedAt: '2026-11-22T10:00:00.000Z',
  language: 'hu',
  words: 500,
}

/** The result of the validator's page parser. */
const found = (nodes: readonly unknown[]) => {
  const jsonld: Record<string, object[]> = {}
  for (const node of nodes) {
    const one = { ...Object(node), '@context': 'https://schema.org' }
    jsonld[one['@type']] = [one]
  }
  return { jsonld, microdata: {}, rdfa: {} }
}

const issues = async (nodes: readonly unknown[]) => {
  const all = await new Validator().validate(found(nodes))
  return all.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

test('the structured data of a post are valid for search engines', async () => {
  expect(await issues(postData(facts))).toEqual([])
  expect(await issues(postData({ ...facts, author: '' }))).toEqual([])
})

test('the validator reports missing properties', async () => {
  const [article, breadcrumbs] = JSON.parse(JSON.stringify(postData(facts)))
  const [first] = breadcrumbs.itemListElement
  const steps = [{ ...first, position: undefined }]
  expect(await issues([{ ...breadcrumbs, itemListElement: steps }])).not.toEqual([])
  expect(await issues([{ ...article, image: { '@type': 'ImageObject' } }])).not.toEqual([])
})

test('without a name the author is the site', () => {
  const [article] = postData({ ...facts, author: '' })
  expect(article).toMatchObject({
    headline: facts.title,
    datePublished: '2026-11-20',
    author: { '@type': 'Organization', name: 'KRONO' },
  })
})
