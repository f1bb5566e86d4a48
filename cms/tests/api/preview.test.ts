import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { previewQuery, signedText } from '@krono/contract'
import { shownTypeUids } from '../../src/platform/lib/content-types'
import { callPanel, createEntry, deleteEntry, findEntry } from '../support/admin'
import { titlePrefix } from '../support/content'
import { secrets } from '../support/environment'
import { everyCms, type RunningCms } from '../support/running'

type Answer = { data: { url?: string } }

async function linkOf(cms: RunningCms, uid: string, query: Record<string, string>) {
  const path = `/preview/url/${uid}?${new URLSearchParams(query)}`
  const { body } = await callPanel<Answer | undefined>(cms, 'GET', path)
  return body?.data.url ? new URL(body.data.url) : undefined
}

const lessonUid = 'api::lesson.lesson'

const places = [
  ['api::index-variant.index-variant', ['variant', 'visitor'], '/', 'visitor'],
  ['api::index-variant.index-variant', ['variant', 'registered'], '/', 'free'],
  ['api::index-variant.index-variant', ['variant', 'monthly'], '/', 'paid-monthly'],
  ['api::index-variant.index-variant', ['variant', 'yearly'], '/', 'paid-yearly'],
  ['api::home-section.home-section', ['section', 'trust'], '/', 'visitor'],
  ['api::description.description', ['slug', 'mi-a-krono'], '/description/mi-a-krono', 'visitor'],
  [
    'api::blog-post.blog-post',
    ['slug', 'het-pont-egy-terkep'],
    '/blog/het-pont-egy-terkep',
    'visitor',
  ],
  ['api::interpretation.interpretation', ['key', 'long'], '/longinterpretation', 'visitor'],
  ['api::sales-page.sales-page', ['key', 'details'], '/reszletek', 'visitor'],
  ['api::product.product', ['key', 'analysis-family'], '/familyinterpretation', 'visitor'],
  ['api::product.product', ['key', 'premium-year'], '/payment', 'visitor'],
  ['api::faq-entry.faq-entry', ['slug', 'mi-a-krono'], '/faq/mi-a-krono', 'visitor'],
  ['api::page.page', ['slug', 'privacy-policy'], '/privacypolicy', 'visitor'],
] as const

/** Most texts of analyses are on no page. */
const onPage = (uid: string) =>
  uid === 'api::interpretation-text.interpretation-text'
    ? '&filters[$and][0][key][$eq]=contour.hill'
    : ''

describe.each(everyCms())('the preview button on %s', (_name, cms) => {
  test.each(places)('%s with %s leads to %s', async (uid, where, path, audience) => {
    const { documentId } = await findEntry(cms, uid, where)
    const url = await linkOf(cms, uid, { documentId, locale: 'hu', status: 'draft' })
    expect(url?.pathname).toBe('/api/preview')
    const link = previewQuery.parse(Object.fromEntries(url?.searchParams ?? []))
    expect(link).toMatchObject({ path, audience, locale: 'hu', status: 'draft' })
  })

  test('every type has a preview, in the language of the entry, also of the published version', async () => {
    for (const uid of shownTypeUids) {
      if (uid === 'api::site-setting.site-setting') continue
      const list = await callPanel<{ results: { documentId: string }[] }>(
        cms,
        'GET',
        `/collection-types/${uid}?locale=en&pageSize=1${onPage(uid)}`,
      )
      for (const { documentId } of list.body.results) {
        const url = await linkOf(cms, uid, { documentId, locale: 'en', status: 'published' })
        expect({ uid, locale: url?.searchParams.get('locale') }).toEqual({ uid, locale: 'en' })
        expect(url?.searchParams.get('status')).toBe('published')
      }
    }
  })

  test.each([
    ['chakra.heart.3', /^\/kronoworksheet\/visitor\?date=\d{4}-\d\d-\d\d#heart$/],
    ['restraint.low', /^\/kronoworksheet\/visitor\?date=\d{4}-\d\d-\d\d#measures$/],
    ['character.throat-intake', /^\/kronoworksheet\/visitor\?date=\d{4}-\d\d-\d\d$/],
  ])('the text %s is previewed in a chart that contains it', async (key, path) => {
    const uid = 'api::interpretation-text.interpretation-text'
    const { documentId } = await findEntry(cms, uid, ['key', key])
    const url = await linkOf(cms, uid, { documentId, locale: 'hu', status: 'draft' })
    expect(url?.searchParams.get('path')).toMatch(path)
  })

  test('a text that is on no page has no preview', async () => {
    const uid = 'api::interpretation-text.interpretation-text'
    const { documentId } = await findEntry(cms, uid, ['key', 'type.open'])
    expect(await linkOf(cms, uid, { documentId, locale: 'hu', status: 'draft' })).toBeUndefined()
  })

  test('a lesson is previewed below its course, and without one below its own id', async () => {
    const pathOf = async (documentId: string) =>
      (
        await linkOf(cms, lessonUid, { documentId, locale: 'hu', status: 'draft' })
      )?.searchParams.get('path')
    const seeded = await findEntry(cms, lessonUid, ['slug', 'egy-perc-szamok-nelkul'])
    expect(await pathOf(seeded.documentId)).toBe('/course/olvasd-a-rajzod/egy-perc-szamok-nelkul')
    const { body } = await createEntry(cms, lessonUid, { title: titlePrefix, slug: 'proba-lecke' })
    const { documentId } = body.data
    expect(await pathOf(documentId)).toBe(`/course/${documentId}/proba-lecke`)
    await deleteEntry(cms, lessonUid, documentId)
  })

  test('a page without a slug has no preview', async () => {
    const uid = 'api::page.page'
    const created = await createEntry(cms, uid, { title: titlePrefix })
    const { documentId } = created.body.data
    expect(await linkOf(cms, uid, { documentId, locale: 'hu', status: 'draft' })).toBeUndefined()
    await deleteEntry(cms, uid, documentId)
  })

  test('the link is signed and does not contain the secret', async () => {
    const url = await linkOf(cms, 'api::site-setting.site-setting', { locale: 'hu' })
    const { signature, ...link } = previewQuery.parse(Object.fromEntries(url?.searchParams ?? []))
    const mac = createHmac('sha256', secrets.PREVIEW_SECRET).update(signedText(link))
    expect(signature).toBe(mac.digest('base64url'))
    expect(url?.href).not.toContain(secrets.PREVIEW_SECRET)
    expect(Number(link.expires)).toBeGreaterThan(Date.now() / 1000)
    expect(Number(link.expires)).toBeLessThan(Date.now() / 1000 + 3700)
  })

  test('an anonymous caller and web’s token get no preview', async () => {
    const path = `${cms.url}/content-manager/preview/url/api::site-setting.site-setting`
    for (const token of ['', secrets.CONTENT_TOKEN]) {
      const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(401)
    }
  })
})
