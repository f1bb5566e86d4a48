import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { signIn } from './editor'
import { openPanelAs, panel } from './panel'
import { expect, test } from './test'

const cms = process.env.CMS_URL ?? 'http://127.0.0.1:1337'
const uid = 'api::description.description'
const author = {
  email: process.env.AUTHOR_EMAIL ?? '',
  password: process.env.AUTHOR_PASSWORD ?? '',
}

const page = '/description/mi-a-krono'
/** Types with messages to the site, and with codes worth money: authors have no access. */
const ofEditors = new Set(
  ['contact-message', 'coupon', 'incident'].map((type) => `api::${type}.${type}`),
)

const draftTitle = `Piszkozat ${Date.now()}`

let token: string | undefined

/** Calls the panel's API as the author. Signs in once, because Strapi allows five logins in five minutes. */
async function asAuthor(request: APIRequestContext, path: string, options: { put?: unknown } = {}) {
  if (!token) {
    const answer = await request.post(`${cms}/admin/login`, { data: author })
    expect(answer.status()).toBe(200)
    token = String((await answer.json()).data.token)
  }
  const headers = { authorization: `Bearer ${token}` }
  const url = `${cms}/content-manager${path}`
  const answer = options.put
    ? await request.put(url, { headers, data: options.put })
    : await request.get(url, { headers })
  expect(answer.status()).toBeLessThan(300)
  return answer.status() === 204 ? {} : answer.json()
}

async function linkTo(request: APIRequestContext, type: string, documentId: string, locale = 'hu') {
  const query = new URLSearchParams({ documentId, locale, status: 'draft' })
  const { data } = await asAuthor(request, `/preview/url/${type}?${query}`)
  return data?.url as string | undefined
}

/** The two cookies of a preview, as a browser that opened `link` sends them. */
async function cookiesOf(request: APIRequestContext, link: string) {
  const answer = await request.get(link, { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const pairs = set.map(({ value }) => value.split(';')[0]?.split(/=(.*)/s) ?? [])
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

const noticeOn = (tab: Page) => tab.getByRole('complementary', { name: 'Előnézet' })

const leave = (context: BrowserContext) => context.clearCookies()

test.describe('preview', () => {
  let documentId = ''
  let title = ''

  test.beforeAll(async ({ request }) => {
    const path = `/collection-types/${uid}?locale=hu&filters[slug][$eq]=mi-a-krono`
    const { results } = await asAuthor(request, path)
    documentId = results[0].documentId
    title = results[0].title
    await asAuthor(request, `/collection-types/${uid}/${documentId}?locale=hu`, {
      put: { title: draftTitle },
    })
  })
  test.afterAll(async ({ request }) => {
    await asAuthor(request, `/collection-types/${uid}/${documentId}?locale=hu`, { put: { title } })
  })

  test('an author opens the preview in the panel and sees the draft; visitors do not', async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const tab = await openPanelAs(browser, 'author')
    await tab.goto(`${panel}/content-manager/collection-types/${uid}/${documentId}`)
    await tab.getByRole('link', { name: 'Előnézet megnyitása' }).click()
    const frame = tab.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(draftTitle)
    await expect(frame.getByRole('complementary', { name: 'Előnézet' })).toBeVisible()
    await tab.context().close()

    const visitor = await browser.newContext({ baseURL })
    const shown = await visitor.newPage()
    await shown.goto(page)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(shown.getByRole('complementary', { name: 'Előnézet' })).toHaveCount(0)
    await visitor.close()
  })

  test('the notice is on every page until its link ends the preview', async ({
    page: tab,
    request,
  }) => {
    await tab.goto((await linkTo(request, uid, documentId)) ?? '')
    await expect(tab).toHaveURL(new RegExp(`${page}$`))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(draftTitle)
    const notice = tab.getByRole('complementary', { name: 'Előnézet' })
    for (const path of ['/', '/kronoworksheet/visitor?date=1984-06-12', '/biorhythm', page]) {
      await tab.goto(path)
      await expect(notice).toContainText('vázlatokat')
    }
    await notice.getByRole('link').click()
    await expect(tab).toHaveURL(new RegExp(`${page}$`))
    await expect(notice).toHaveCount(0)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('every content type has a preview page that exists, visible to the right audience', async ({
    page: tab,
    context,
    request,
  }) => {
    test.slow()
    const { data } = await asAuthor(request, '/content-types?kind=collectionType')
    const types: string[] = data
      .filter((type: { uid: string; isDisplayed: boolean }) => type.isDisplayed)
      .map((type: { uid: string }) => type.uid)
      .filter((type: string) => type.startsWith('api::') && !ofEditors.has(type))
    let looked = 0
    for (const type of types) {
      const { results } = await asAuthor(request, `/collection-types/${type}?locale=hu&pageSize=2`)
      for (const entry of results) {
        const link = await linkTo(request, type, entry.documentId)
        if (!link) continue
        const answer = await tab.goto(link)
        expect({ type, status: answer?.status() }).toEqual({ type, status: 200 })
        await expect(noticeOn(tab)).toBeVisible()
        if (entry.variant === 'yearly') await expect(noticeOn(tab)).toContainText('éves')
        looked += 1
        await leave(context)
      }
    }
    expect(looked).toBeGreaterThanOrEqual(10)
  })

  test('a draft with only a title has a preview', async ({ page: tab, context, request }) => {
    test.slow()
    const headers = await signIn(request)
    const { data } = await asAuthor(request, '/content-types?kind=collectionType')
    const named = data
      .filter(
        ({ attributes }: { attributes: object }) => 'title' in attributes && 'slug' in attributes,
      )
      .map((type: { uid: string }) => type.uid)
    let looked = 0
    for (const type of named) {
      const ofType = `${cms}/content-manager/collection-types/${type}`
      const begun = { title: 'Félkész próba', slug: 'felkesz-proba' }
      const made = await request.post(`${ofType}?locale=hu`, { headers, data: begun })
      const { documentId: id } = (await made.json()).data
      const link = await linkTo(request, type, id)
      if (link) {
        const answer = await tab.goto(link)
        expect({ type, status: answer?.status() }).toEqual({ type, status: 200 })
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(begun.title)
        looked += 1
        await leave(context)
      }
      await request.delete(`${ofType}/${id}?locale=*`, { headers })
    }
    expect(looked).toBeGreaterThanOrEqual(4)
  })

  test('the preview is in the language of the entry', async ({ page: tab, request }) => {
    const path = `/collection-types/${uid}?locale=en&filters[slug][$eq]=what-is-krono`
    const { results } = await asAuthor(request, path)
    await tab.goto((await linkTo(request, uid, results[0].documentId, 'en')) ?? '')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('What is KRONO?')
    await expect(noticeOn(tab)).toContainText('angol')
  })

  test('no other request returns a draft', async ({ request, playwright, baseURL }) => {
    const good = await cookiesOf(request, (await linkTo(request, uid, documentId)) ?? '')
    const stranger = await playwright.request.newContext({ baseURL })
    const changed = good.preview?.replace(
      /\*(.)/g,
      (_star, letter) => `*${letter === 'a' ? 'b' : 'a'}`,
    )
    const forged = [
      '',
      'preview=1',
      `preview=${changed}; __prerender_bypass=${good.__prerender_bypass}`,
      `preview=${good.preview}`,
      `__prerender_bypass=${good.__prerender_bypass}`,
      '__prerender_bypass=1; preview=1',
      `token=${good.preview}; __prerender_bypass=${good.__prerender_bypass}`,
    ]
    const asked = ['', '?status=draft', '?preview=1', '?draft=true', '?_rsc=abc']
    for (const cookie of forged) {
      for (const query of asked) {
        for (const rsc of [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
          const headers: Record<string, string> = { cookie, 'preview-secret': 'x' }
          Object.assign(headers, rsc)
          const answer = await stranger.get(`${page}${query}`, { headers })
          expect(answer.status()).toBe(200)
          const isLeaked = (await answer.text()).includes(draftTitle)
          expect({ cookie, query, rsc, isLeaked }).toEqual({ cookie, query, rsc, isLeaked: false })
        }
      }
    }
    for (const path of ['/api/descriptions?status=draft', '/api/preview', '/api/preview?path=/']) {
      const answer = await stranger.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBeGreaterThanOrEqual(400)
    }
    await stranger.dispose()
  })

  test('a modified link opens nothing', async ({ request }) => {
    const link = new URL((await linkTo(request, uid, documentId)) ?? '')
    for (const [name, value] of [
      ['path', '//evil.example'],
      ['path', '/privacypolicy'],
      ['audience', 'subscriber-monthly'],
      ['expires', '99999999999'],
    ] as const) {
      const changed = new URL(link)
      changed.searchParams.set(name, value)
      const answer = await request.get(changed.href, { maxRedirects: 0 })
      expect(answer.status()).toBe(403)
      expect(answer.headers()['set-cookie']).toBeUndefined()
    }
  })

  test('pages of visitors stay cached and cannot be framed; a preview can be framed by the panel', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const good = await cookiesOf(request, (await linkTo(request, uid, documentId)) ?? '')
    const stranger = await playwright.request.newContext({ baseURL })
    await stranger.get(page)
    const cookie = `preview=${good.preview}; __prerender_bypass=${good.__prerender_bypass}`
    const previewed = await stranger.get(page, { headers: { cookie } })
    expect(await previewed.text()).toContain(draftTitle)
    expect(previewed.headers()['cache-control']).toContain('no-store')
    expect(previewed.headers()['content-security-policy']).toMatch(
      /frame-ancestors http:\/\/localhost:\d+/,
    )
    const shown = await stranger.get(page)
    expect(shown.headers()['x-nextjs-cache']).toBe('HIT')
    expect(shown.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(await shown.text()).not.toContain(draftTitle)
    await stranger.dispose()
  })

  test('the exit link stays on the site', async ({ request, baseURL }) => {
    for (const [referer, path] of [
      [`${baseURL}/biorhythm?date=1984-06-12`, '/biorhythm?date=1984-06-12'],
      ['https://evil.example/a', '/'],
      [`${baseURL}//evil.example`, '/'],
      [`${baseURL}/api/preview`, '/'],
      ['nonsense', '/'],
    ] as const) {
      const answer = await request.get('/api/exit-preview', {
        headers: { referer },
        maxRedirects: 0,
      })
      expect(answer.headers().location).toBe(path)
    }
  })
})
