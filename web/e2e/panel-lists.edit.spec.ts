import type { APIRequestContext, Page } from '@playwright/test'
import { cms, signIn } from './editor'
import { openEntry, openPanelAs } from './panel'
import { begin, openList } from './panel-tasks'
import { expect, test } from './test'

const banner = 'api::banner.banner'
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }]

/** Another editor, in another browser. */
async function anotherEditor(request: APIRequestContext) {
  const headers = await signIn(request)
  const list = (uid: string) => `${cms}/content-manager/collection-types/${uid}`
  return {
    async make(uid: string, data: object) {
      const answer = await request.post(`${list(uid)}?locale=hu`, { headers, data })
      expect(answer.status()).toBe(201)
      return String((await answer.json()).data.documentId)
    },
    async translate(uid: string, documentId: string, data: object) {
      const address = `${list(uid)}/${documentId}`
      expect((await request.put(`${address}?locale=en`, { headers, data })).status()).toBe(200)
    },
    async publish(uid: string, documentId: string, locale: string) {
      const address = `${list(uid)}/${documentId}/actions/publish?locale=${locale}`
      expect((await request.post(address, { headers, data: {} })).status()).toBe(200)
    },
    async change(uid: string, documentId: string, data: object) {
      const address = `${list(uid)}/${documentId}?locale=hu`
      expect((await request.put(address, { headers, data })).status()).toBe(200)
    },
    remove: (uid: string, documentId: string) =>
      request.delete(`${list(uid)}/${documentId}?locale=*`, { headers }),
  }
}

/** Lists of the panel, and the languages of an entry, in Hungarian. */
test.describe('lists in the panel', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await openPanelAs(browser, 'editor')
  })
  test.afterAll(() => page.context().close())

  test('offer a new entry where one can be created, and describe the others', async () => {
    const offer = page.getByRole('link', { name: /^Új bejegyzés/ })
    for (const [type, hint] of [
      ['Jogi oldal', /Impresszum, szerződési feltételek, .*: mindegyikből egy\./],
      ['Részletek oldala', /\/reszletek alatt látszik: egy van belőle\./],
    ] as const) {
      await openList(page, type)
      await expect(page.getByText(hint)).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(offer).toHaveCount(0)
    }
    await openList(page, 'Ismertető oldal')
    await expect(offer.first()).toBeVisible()
  })

  test('begin a new entry in the language of the panel, not in the last viewed language', async () => {
    await openList(page, 'Ismertető oldal')
    await page.getByRole('combobox', { name: /nyelv/i }).first().click()
    await page.getByRole('option', { name: /English/ }).click()
    await expect(page).toHaveURL(/locale\]?(%5D)?=en/)
    await begin(page)
    const language = page.getByRole('combobox', { name: 'Nyelv' })
    await expect(language).toContainText('Magyar')
    await language.click()
    await page.getByRole('option', { name: /English/ }).click()
    await expect(language).toContainText('English')
    // Lists open in the last viewed language.
    await language.click()
    await page.getByRole('option', { name: /Magyar/ }).click()
    await expect(language).toContainText('Magyar')
  })

  test('display changes of others when they are opened or returned to', async ({ request }) => {
    const other = await anotherEditor(request)
    const [first, second] = ['egy', 'kettő'].map((word) => `Frissül ${word} ${Date.now()}`)
    await openList(page, 'Szalag (banner)')
    await openList(page, 'Akció')
    const endDate = new Date(Date.now() + 86_400_000).toISOString()
    const one = await other.make(banner, { description: first, endDate })
    await openList(page, 'Szalag (banner)')
    await expect(page.getByRole('gridcell', { name: first })).toBeVisible()
    const two = await other.make(banner, { description: second, endDate })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('gridcell', { name: second })).toBeVisible()
    for (const documentId of [one, two]) await other.remove(banner, documentId)
  })

  test('of languages have the status of each in Hungarian, and publish shared values in all', async ({
    request,
  }) => {
    const post = 'api::blog-post.blog-post'
    const other = await anotherEditor(request)
    const shared = { category: 'rest', postedOn: '2026-11-01' }
    const slug = `proba-nyelvek-${Date.now()}`
    const data = { slug, title: 'Próba', lead: 'Próba', content: text('Próba'), ...shared }
    const documentId = await other.make(post, data)
    await other.translate(post, documentId, { ...data, slug: `${slug}-en` })
    await other.publish(post, documentId, 'hu')
    await other.publish(post, documentId, 'en')
    await other.change(post, documentId, { ...data, category: 'work' })
    await other.publish(post, documentId, 'hu')

    await openEntry(page, post, documentId)
    const english = page.getByRole('option', { name: /English/ })
    const languages = page.getByRole('combobox', { name: 'Nyelv' })
    await languages.click()
    await expect(english).toContainText('Módosítva')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Közzététel ezeken is: angol' }).click()
    await expect(page.getByRole('button', { name: /^Közzététel ezeken is/ })).toHaveCount(0)
    await languages.click()
    await expect(english).toContainText('Közzétéve')
    await page.keyboard.press('Escape')
    await other.remove(post, documentId)
  })
})
