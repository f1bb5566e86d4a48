import { waitForHydration } from './hydrated'
import { expect, test } from './test'

test.use({ hasChosen: false, allowed: [/503|40\d/] })

test('the choice is recorded under a random id; a failed request is repeated with the next page', async ({
  page,
  words,
}) => {
  const sent: { body: unknown; status: number | undefined }[] = []
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/api/consent')) return
    const answer = await request.response()
    sent.push({ body: request.postDataJSON(), status: answer?.status() })
  })
  await page.route('**/api/consent', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/')
  await page.getByRole('button', { name: words.consent.decline }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.unroute('**/api/consent')
  await page.goto('/privacypolicy')
  await expect.poll(() => sent.length).toBe(2)
  const body = {
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    selection: { necessary: false, analytics: false },
  }
  expect(sent).toEqual([
    { body, status: 503 },
    { body, status: 201 },
  ])
  expect(sent[0]?.body).toEqual(sent[1]?.body)
  const isSent = () => JSON.parse(localStorage.getItem('consent') ?? '{}').isSent
  await expect.poll(() => page.evaluate(isSent)).toBe(true)
  await page.goto('/')
  await waitForHydration(page)
  expect(sent).toHaveLength(2)
})

const consent = {
  id: '0123456789abcdef0123456789abcdef',
  version: '2026-11-21',
  selection: { necessary: true, analytics: false },
}

for (const [path, body] of [
  ['/api/consent', consent],
  ['/api/page-views', { paths: ['/'] }],
] as const) {
  test(`${path} accepts requests of the site’s own pages, and nothing else`, async ({
    request,
    baseURL,
  }) => {
    const own = { 'sec-fetch-site': 'same-origin' }
    const post = (data: unknown, headers: Record<string, string> = own) =>
      request.post(path, { data, headers: { 'content-type': 'application/json', ...headers } })
    expect((await post(body)).ok()).toBe(true)
    expect((await post(body, { origin: baseURL ?? '' })).ok()).toBe(true)
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://a.example' },
      {},
    ]
    for (const headers of others) expect((await post(body, headers)).status()).toBe(403)
    expect((await post({ ...body, name: 'Ágnes' })).status()).toBe(400)
    expect((await post('{"')).status()).toBe(400)
    expect((await post({ ...body, id: 'x'.repeat(20_000) })).status()).toBe(413)
    expect((await request.get(path)).status()).toBe(405)
  })
}

test('opened pages are reported in one batch, without any data of the visitor', async ({
  page,
}) => {
  const batches: { paths: string[] }[] = []
  await page.route('**/api/page-views', (route) => {
    batches.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.locator('a[href="/privacypolicy"]').click()
  await expect(page).toHaveURL(/privacypolicy/)
  await footer.locator('a[href="/biorhythm"]').click()
  await expect(page).toHaveURL(/biorhythm/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const arrival = { host: '', campaign: ['', '', ''] }
  await expect
    .poll(() => batches)
    .toEqual([{ paths: ['/', '/privacypolicy', '/biorhythm'], width: expect.any(Number), arrival }])
  expect(await page.context().cookies()).toEqual([])
})
