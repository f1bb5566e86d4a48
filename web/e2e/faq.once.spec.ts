import { expect, test } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is searched, its answer has its own page, and a rating of the answer is acknowledged', async ({
    page,
    deployment,
    words: { faq, listing },
  }) => {
    const isHungarian = deployment === 'hun'
    await page.goto('/faq')
    const main = page.getByRole('main')
    await main.getByLabel(listing.search).fill(isHungarian ? 'LETOLTESI link' : 'download LINK')
    await main.getByRole('button', { name: listing.submit }).click()
    const question = isHungarian
      ? 'Mennyi ideig él a letöltési link?'
      : 'How long does a download link work?'
    await page.getByRole('heading', { name: question }).click()
    await page.getByRole('link', { name: faq.ownPage }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/faq\/[a-z-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(page.getByText(faq.vote.thanks)).toBeHidden()
    await page.getByRole('button', { name: faq.vote.yes, exact: true }).click()
    await expect(page.getByText(faq.vote.thanks)).toBeVisible()
    await expect(page.getByRole('button', { name: faq.vote.yes, exact: true })).toBeHidden()
  })
})

test('search engines find the questions of the page, and each answer on its own page', async ({
  request,
}) => {
  const nodesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    return [...texts].flatMap(([, text]) => JSON.parse(text ?? '')['@graph'])
  }
  const faqOf = async (path: string) =>
    (await nodesOf(path)).find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []
  const all = await faqOf('/faq')
  expect(all.length).toBe(20)
  const [first] = all
  const { pathname } = new URL(first.url)
  expect(await faqOf(pathname)).toEqual([first])
  // Sample reviews have no ratings.
  const rated = (await nodesOf('/reviews')).filter((node) => 'aggregateRating' in node)
  for (const node of rated) expect(node.aggregateRating.reviewCount).toBeGreaterThan(0)
})

test('only pages of the site may send a rating of an answer', async ({ request, baseURL }) => {
  const form = { id: 'x', slug: 'mi-a-krono', helped: 'yes' }
  const post = (origin: string, sent: object = form) =>
    request.post('/api/faq/vote', { form: { ...sent }, headers: { origin }, maxRedirects: 0 })
  expect((await post('https://elsewhere.example')).status()).toBe(403)
  expect((await post(baseURL ?? '', { id: 'x' })).status()).toBe(400)
  const unknown = await post(baseURL ?? '')
  expect([unknown.status(), unknown.headers().location]).toEqual([303, '/faq/mi-a-krono#not-now'])
})
