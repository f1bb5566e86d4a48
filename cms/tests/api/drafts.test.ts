import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { previewHeader, previewLocaleHeader } from '@krono/contract'
import { contentTypes } from '../../src/platform/lib/content-types'
import { createEntry, deleteEntry, publishEntry, saveEntry } from '../support/admin'
import { getDrafts, getWithToken, titlePrefix } from '../support/content'
import { cmsFolder, secrets } from '../support/environment'
import { everyCms } from '../support/running'

const page = 'api::page.page'
const title = `${titlePrefix} piszkozat`
const secretWord = 'titkosvázlat'
const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: secretWord }] }]

const attempts = [
  '',
  '?status=draft',
  '?status=Draft',
  '?status=published&status=draft',
  '?status[]=draft',
  '?status[$eq]=draft',
  '?status[0]=published&status[1]=draft',
  '?status=',
  '?status=null',
  '?publicationState=preview',
  '?hasPublishedVersion=false',
  '?hasPublishedVersion=false&status=draft',
  '?lookup[publishedAt][$null]=true',
  '?filters[publishedAt][$null]=true',
  '?filters[$or][0][publishedAt][$null]=true&filters[$or][1][id][$gt]=0',
  '?populate=*',
  '?populate[localizations][status]=draft',
  '?populate[localizations]=true&status=draft',
  '?locale=*&status=draft',
  '?_q=titkos',
  '?fields=*&sort=publishedAt',
] as const

const wrongSecrets = [
  '',
  'x'.repeat(40),
  secrets.PREVIEW_SECRET.slice(1),
  `${secrets.PREVIEW_SECRET}x`,
  secrets.CONTENT_TOKEN,
] as const

describe.each(everyCms())('drafts on %s', (_name, cms) => {
  const made: string[] = []

  beforeAll(async () => {
    const draft = await createEntry(cms, page, { slug: 'proba-vazlat', title, blocks })
    const both = await createEntry(cms, page, {
      slug: 'proba-ketto',
      title: titlePrefix,
      blocks: [],
    })
    made.push(draft.body.data.documentId, both.body.data.documentId)
    const openBlocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'nyilvános' }] }]
    await publishEntry(cms, page, { ...both.body.data, blocks: openBlocks })
    await saveEntry(cms, page, { ...both.body.data, blocks })
  })
  afterAll(async () => {
    for (const documentId of made) await deleteEntry(cms, page, documentId)
  })

  test.each(attempts)('the content token alone never reads a draft: %s', async (query) => {
    for (const place of ['pages', ...made.map((id) => `pages/${id}`)]) {
      const answer = await getWithToken(cms, `${place}${query}`)
      expect([200, 400, 403, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain(secretWord)
    }
  })

  test.each(wrongSecrets)('the wrong secret "%s" reads no draft', async (secret) => {
    const answer = await getWithToken(cms, 'pages?status=draft', { [previewHeader]: secret })
    expect(answer.status).toBe(403)
  })

  test('the secret without the token reads no draft', async () => {
    for (const Authorization of [
      '',
      `Bearer ${secrets.PREVIEW_SECRET}`,
      `Bearer ${cms.adminToken}`,
    ]) {
      const headers = { Authorization, [previewHeader]: secrets.PREVIEW_SECRET }
      const answer = await fetch(`${cms.url}/api/pages`, { headers })
      expect([401, 403]).toContain(answer.status)
    }
  })

  test('the secret in the URL reads no draft', async () => {
    const query = new URLSearchParams({ [previewHeader]: secrets.PREVIEW_SECRET, status: 'draft' })
    expect((await getWithToken(cms, `pages?${query}`)).status).toBeGreaterThanOrEqual(400)
  })

  test('the banner of a preview may be a draft, in its language, and start later', async () => {
    const day = 24 * 60 * 60 * 1000
    const data = {
      description: secretWord,
      isAvailable: true,
      startDate: new Date(Date.now() + 200 * day).toISOString(),
      endDate: new Date(Date.now() + 300 * day).toISOString(),
      forSubscriber: true,
    }
    const created = await createEntry(cms, 'api::banner.banner', data, 'en')
    const path = 'banner/get-latest-banner?tier=subscriber'
    expect(await (await getWithToken(cms, path)).text()).not.toContain(secretWord)
    const headers = { [previewHeader]: secrets.PREVIEW_SECRET, [previewLocaleHeader]: 'en' }
    const answer = await getWithToken(cms, path, headers)
    expect(await answer.json()).toMatchObject({ isAvailable: true, description: secretWord })
    await deleteEntry(cms, 'api::banner.banner', created.body.data.documentId)
  })

  test('web reads only drafts with token and secret', async () => {
    const answer = await getDrafts(cms, 'pages?locale=hu&pagination[pageSize]=100')
    const { data }: { data: { slug: string; blocks: unknown; publishedAt: string | null }[] } =
      await answer.json()
    const ours = data.filter(({ slug }) => slug.startsWith('proba-'))
    expect(ours.map(({ slug }) => slug).sort()).toEqual(['proba-ketto', 'proba-vazlat'])
    for (const { blocks } of ours) expect(JSON.stringify(blocks)).toContain(secretWord)
    expect(data.every(({ publishedAt }) => publishedAt === null)).toBe(true)
  })
})

// Types that the content API does not expose: endpoints of the contract return them.
const closed = contentTypes.filter(({ web }) => web !== 'content')
const isClosed = (name: string) => closed.some(({ uid }) => uid === `api::${name}.${name}`)

// A relation from a type without drafts to a type with drafts would populate both versions.
test('no type that web reads has relations, which could populate drafts', () => {
  const folder = path.join(cmsFolder, 'src/api')
  for (const name of readdirSync(folder)) {
    if (isClosed(name)) continue
    const file = path.join(folder, name, `content-types/${name}/schema.json`)
    const schema = readSchema(file)
    expect({ name, relations: schema.filter((type) => type === 'relation') }).toEqual({
      name,
      relations: [],
    })
  }
})

function readSchema(file: string): string[] {
  try {
    const { attributes }: { attributes: Record<string, { type: string }> } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return Object.values(attributes).map(({ type }) => type)
  } catch {
    return [] // A subject without a type of its own, such as the calculators.
  }
}
