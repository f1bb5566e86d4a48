import { expectWellMade, field } from './money-pages'
import { expect, test, visitAs } from './test'

// The page of a link that is switched off.
test.use({ allowed: [/410/] })

test('a short link is made, followed, counted, and switched off', async ({
  page,
  context,
  request,
  words,
  baseURL,
}) => {
  const { links, shop } = words.admin
  await visitAs(context, 'admin', baseURL ?? '')
  const name = `e2e-${Date.now().toString(36)}`
  const panel = page.getByRole('complementary')
  await page.goto('/admin/url')
  await page.getByText(links.short.new).click()
  await field(page, 'name').fill(name)
  await field(page, 'target').fill('//evil.example')
  await page.getByRole('button', { name: links.short.make }).click()
  await expect(field(page, 'target')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'target').fill('/faq?a=1#top')
  await field(page, 'source').fill('plakát')
  await expectWellMade(page)
  await page.getByRole('button', { name: links.short.make }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`/u/${name}`)
  await expectWellMade(page)
  const downloads = panel.locator('a[download]')
  await expect(downloads).toHaveCount(2)

  const follow = () =>
    request.get(`/u/${name}`, {
      headers: { 'user-agent': 'Mozilla/5.0', referer: 'https://example.com/page' },
      maxRedirects: 0,
    })
  const answer = await follow()
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toBe('/faq?a=1&utm_source=plak%C3%A1t#top')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['set-cookie']).toBeUndefined()
  await expect(async () => {
    await page.reload()
    await expect(panel).toContainText('example.com', { timeout: 500 })
  }).toPass({ timeout: 20_000 })

  await panel.getByRole('button', { name: shop.switchOff }).click()
  await page.getByRole('dialog').getByRole('button', { name: shop.switchOff }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await follow()).status()).toBe(410)
  await page.goto(`/u/${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shortLink.over.title)
  const unknown = await request.get(`/u/${name}-x`)
  expect([
    unknown.status(),
    (await unknown.text()).includes(words.shortLink.unknown.title),
  ]).toEqual([404, true])
})
