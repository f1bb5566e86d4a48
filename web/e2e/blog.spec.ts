import { parseFeed } from '@rowanmanning/feed-parser'
import { open } from './hydrated'
import { post } from './public-pages'
import { expect, test } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader searches the blog, filters it, reverses the order, and returns', async ({
    page,
    words,
  }) => {
    const main = page.getByRole('main')
    const cards = main.getByRole('article')
    const titles = () => cards.getByRole('heading').allTextContents()
    await page.goto('/blog')
    const newest = await titles()
    expect(newest.length).toBeGreaterThan(1)
    await main.getByRole('link', { name: words.listing.sorts.oldest }).click()
    await expect(page).toHaveURL(/\/blog\?sort=oldest$/)
    expect(await titles()).not.toEqual(newest)
    const category = words.blog.categories['self-knowledge']
    await main.getByRole('link', { name: category, exact: true }).click()
    await expect(page).toHaveURL(/\/blog\?category=self-knowledge&sort=oldest$/)
    for (const card of await cards.all()) await expect(card).toContainText(category)
    const field = main.getByRole('searchbox', { name: words.listing.search })
    await field.fill('nincs ilyen <b>')
    await field.press('Enter')
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('nincs ilyen <b>')
    await expect(field).toHaveValue('nincs ilyen <b>')
    await main.getByRole('link', { name: words.listing.whole }).click()
    await expect(page).toHaveURL(/\/blog$/)
    expect(await titles()).toEqual(newest)
  })
})

test('a post has a table of contents, drawings and a link to the next post', async ({
  page,
  words,
  deployment,
}) => {
  await open(page, '/blog')
  await page.locator(`a[href="/blog/${post[deployment]}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/blog/${post[deployment]}$`))
  const cover = page.locator('article picture img').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible()
  const contents = page.getByRole('navigation', { name: words.blog.contents })
  await contents.getByRole('link').last().click()
  const last = await contents.getByRole('link').last().textContent()
  await expect(page.getByRole('heading', { name: last ?? '', exact: true })).toBeInViewport()
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents()
  const nodes = structuredData.flatMap((text) => JSON.parse(text)['@graph'])
  expect(nodes.map((node) => node['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  await page
    .getByRole('navigation', { name: words.blog.neighbours })
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(new RegExp(post[deployment]))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an invalid address returns a list with a canonical address for search engines, and feeds are valid', async ({
  request,
  deployment,
}) => {
  for (const query of [
    'page=99999',
    'page=-1',
    'sort=x',
    'category=%00',
    'q=%E2%82',
    '__proto__=1&page=0',
  ]) {
    expect([query, (await request.get(`/blog?${query}`)).status()]).toEqual([query, 200])
  }
  const filtered = await (await request.get('/blog?q=a&page=1')).text()
  expect(filtered).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]+\/blog\?q=a"/)
  const whole = await (await request.get('/blog')).text()
  expect(whole).not.toContain('name="robots"')
  expect(whole).toMatch(
    /type="application\/atom\+xml"[^>]*href="[^"]*\/blog\/feed\.xml"|href="[^"]*\/blog\/feed\.xml"[^>]*type="application\/atom\+xml"/,
  )
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { items } = parseFeed(await answer.text())
  expect(items.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(new RegExp(`/blog/${post[deployment]}$`)),
  )
  const picture = await request.get(`/og/blog/${post[deployment]}`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await request.get('/api/cover?of=plate&date=x&day=2026-11-20')).status()).toBe(400)
})
