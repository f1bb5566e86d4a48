import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  createEntry,
  deleteEntry,
  findEntry,
  publishEntry,
  saveEntry,
  unpublishEntry,
} from '../support/admin'
import { getWithToken, titlePrefix } from '../support/content'
import { secrets } from '../support/environment'
import { startFakeWeb, until } from '../support/fake-web'
import { everyCms } from '../support/running'

const page = 'api::page.page'
const slug = 'proba-oldal'
const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'szöveg' }] }]

describe.each(everyCms())('publishing on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, page)
    const created = await createEntry(cms, page, { slug, title: titlePrefix, blocks })
    await publishEntry(cms, page, created.body.data)
    // A cms that has just started may report the whole type first.
    await until(() => web.calls.find(({ body }) => JSON.stringify(body).includes(slug)), 2000)
  })
  beforeEach(() => {
    web.calls.length = 0
  })
  afterAll(async () => {
    const { documentId } = await findEntry(cms, page, ['slug', slug])
    await deleteEntry(cms, page, documentId)
    await web.stop()
  })

  const titleOnSite = async () => {
    const answer = await getWithToken(cms, `pages?locale=hu&filters[slug][$eq]=${slug}`)
    const { data }: { data: { title: string }[] } = await answer.json()
    return data[0]?.title
  }

  test('an editor publishes a change and web is notified within two seconds', async () => {
    const entry = await findEntry(cms, page, ['slug', slug])
    const title = `${titlePrefix}, ${Date.now()}`
    const publishedAt = Date.now()
    const answer = await publishEntry(cms, page, { ...entry, title })
    expect(answer.status).toBe(200)

    const call = await until(() => web.calls[0], 2000)
    expect(call).toMatchObject({
      path: '/api/revalidate',
      authorization: `Bearer ${secrets.REVALIDATE_SECRET}`,
      body: { model: page, locale: 'hu', slug },
    })
    expect((call?.at ?? Infinity) - publishedAt).toBeLessThan(2000)
    expect(await titleOnSite()).toBe(title)
  })

  test('a saved draft changes nothing on the site and is not announced', async () => {
    const entry = await findEntry(cms, page, ['slug', slug])
    const before = await titleOnSite()
    const answer = await saveEntry(cms, page, { ...entry, title: `${titlePrefix} vázlat` })
    expect(answer.status).toBe(200)
    expect(await titleOnSite()).toBe(before)
    expect(await until(() => web.calls[0], 400)).toBeUndefined()
  })

  test('web is notified again after a 503', async () => {
    web.refuse(2)
    const entry = await findEntry(cms, page, ['slug', slug])
    const answer = await publishEntry(cms, page, { ...entry, title: `${titlePrefix} újra` })
    expect(answer.status).toBe(200)
    expect(await until(() => (web.calls.length >= 3 ? true : undefined), 4000)).toBe(true)
    expect(new Set(web.calls.map((call) => JSON.stringify(call.body))).size).toBe(1)
  })

  test('an unpublished entry is announced', async () => {
    const entry = await findEntry(cms, page, ['slug', slug])
    expect((await unpublishEntry(cms, page, entry.documentId)).status).toBe(200)
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: page } })
    expect(await titleOnSite()).toBeUndefined()
  })

  test('a published entry that is deleted is announced', async () => {
    const created = await createEntry(cms, page, {
      slug: 'proba-torles',
      title: titlePrefix,
      blocks,
    })
    const { data } = created.body
    await publishEntry(cms, page, data)
    await until(() => web.calls[0], 2000)
    web.calls.length = 0
    expect((await deleteEntry(cms, page, data.documentId)).status).toBe(200)
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: page } })
  })
})
