import { randomBytes } from 'node:crypto'
import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { createEntry } from '../lib/panel.ts'
import type { Product } from '../lib/product.ts'

const queries = [
  '',
  'status=draft',
  'status=Draft',
  'status=published&status=draft',
  'status[]=draft',
  'status[$eq]=draft',
  'status=',
  'publicationState=preview',
  'hasPublishedVersion=false&status=draft',
  'filters[publishedAt][$null]=true',
  'filters[$or][0][publishedAt][$null]=true&filters[$or][1][id][$gt]=0',
  'populate=*',
  'populate[localizations]=true&status=draft',
  'locale=*&status=draft',
  'fields=*&sort=publishedAt',
]

async function draftsLeave(product: Product) {
  const secret = `titok${randomBytes(6).toString('hex')}`
  const slug = `vazlat-${randomBytes(4).toString('hex')}`
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: secret }] }]
  const id = await createEntry(product, 'api::page.page', { slug, title: secret, blocks: body })
  const { CONTENT_TOKEN = '', PREVIEW_SECRET = '' } = product.env
  const inCms = ['pages', `pages/${id}`, 'descriptions'].flatMap((place) =>
    queries.flatMap((query) =>
      (
        [{}, { 'x-preview-secret': 'x'.repeat(40) }, { 'preview-secret': CONTENT_TOKEN }] as Record<
          string,
          string
        >[]
      ).map((headers) => ({
        origin: product.cms,
        path: `/api/${place}?${encodeURI(query)}`,
        headers: { authorization: `Bearer ${CONTENT_TOKEN}`, ...headers },
      })),
    ),
  )
  const cookies = [
    '',
    '__prerender_bypass=x',
    `__prerender_bypass=${PREVIEW_SECRET}; __next_preview_data=x`,
  ]
  const inWeb = [
    `/${slug}`,
    `/description/${slug}`,
    `/description/${slug}?status=draft`,
    `/description/${slug}?preview=1`,
    '/sitemap.xml',
    `/api/preview?slug=${slug}`,
    `/api/preview?secret=x&documentId=${id}`,
  ].flatMap((path) =>
    cookies.map((cookie) => ({ origin: product.site, path, headers: { cookie } })),
  )
  const tries = [...inCms, ...inWeb]
  await inTurns(tries, 8, async ({ origin, path, headers }) => {
    const answer = await ask(origin, path, { headers })
    assertThat(!answer.text.includes(secret), `${path} tells the draft`)
    assertThat(answer.status > 0 && answer.status < 500, `${path}: ${answer.status}`)
  })
  return `${tries.length} requests, the draft in none`
}

export const drafts = about('What you may', [
  { claim: 'drafts never leave', what: 'a draft asked for in every manner', run: draftsLeave },
])
