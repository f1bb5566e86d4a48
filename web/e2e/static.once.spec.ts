import { open } from './hydrated'
import { scriptBytes } from './script-bytes'
import { expect, test, visitAs } from './test'

const pages = [
  '/',
  '/privacypolicy',
  '/imprint',
  '/terms',
  '/blog',
  '/blog/het-pont-egy-terkep',
  '/personality-test',
  '/characters',
  '/payment',
  '/faq',
  '/faq/mi-a-krono',
  '/reviews',
  '/courses',
  '/ebook',
  '/shop',
  '/interpretations',
  '/longinterpretation',
  '/description/mi-a-krono',
  '/description/mi-a-bioritmus',
  '/biorhythm',
  '/kronoworksheet/visitor?date=1984-06-12',
]

for (const path of pages) {
  test(`${path} comes from the cache for a visitor`, async ({ request }) => {
    // The first requests generate the page, or regenerate it after the last publication.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT')
  })
}

for (const path of [
  '/visitor',
  '/visitor/',
  '/visitor/privacypolicy',
  '/visitor/visitor',
  '/free',
  '/subscriber-yearly/privacypolicy',
  '/biorhythm/kept',
  '/visitor/biorhythm/kept',
  '/kronoworksheet/visitor/kept/1984-06-12',
  '/listed/blog',
  '/listed/ebook',
  '/visitor/listed/blog',
]) {
  test(`${path} is not a public address`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
    const rsc = await request.get(`${path}?_rsc`, { headers: { rsc: '1' } })
    expect(await rsc.text()).toContain('NEXT_HTTP_ERROR_FALLBACK;404')
  })
}

test('an invalid session cookie counts as a visitor', async ({ request }) => {
  for (const path of pages) {
    const answer = await request.get(path, { headers: { cookie: 'token=rubbish' } })
    expect(answer.status()).toBe(200)
  }
  const inside = await request.get('/visitor/privacypolicy', { headers: { cookie: 'token=x' } })
  expect(inside.status()).toBe(404)
})

test('the old application shell leads home', async ({ request }) => {
  const answer = await request.get('/_app', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/'])
})

// The figure is for content pages; the login, which is none, also has the fields of the registration.
const limits: Record<string, number> = { '/login': 152_000 }

for (const path of [
  '/',
  '/biorhythm',
  '/biorhythm?birth=1984-06-12&day=2026-11-21',
  '/kronoworksheet/visitor?date=1984-06-12',
  '/personality-test',
  '/blog',
  '/blog/het-pont-egy-terkep',
  '/payment',
  '/courses',
  '/ebook',
  '/shop',
  '/interpretations',
  '/groupinterpretation',
  '/login',
  '/register/energia',
]) {
  const limit = limits[path] ?? 150_000
  test(`${path} loads at most ${limit / 1000} kB of JavaScript`, async ({ page, baseURL }) => {
    expect(await scriptBytes(page, `${baseURL}${path}`)).toBeLessThanOrEqual(limit)
  })
}

test('/payment of a member loads at most 150 kB of JavaScript', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAs(context, 'subscriber-yearly', baseURL ?? '')
  expect(await scriptBytes(page, `${baseURL}/payment`)).toBeLessThanOrEqual(150_000)
})

test('nothing is requested from third parties', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:')
    if (!isOurs) others.push(request.url())
  })
  for (const path of pages) {
    await open(page, path)
  }
  expect(others).toEqual([])
})
