import { expect, slugs, test } from './test'

const yearInBudapest = () =>
  Intl.DateTimeFormat('en', { timeZone: 'Europe/Budapest', year: 'numeric' }).format()

const ofLaw = ['/contact', '/terms', '/withdrawal', '/imprint']

test('menu and footer link to every page, and every page has its text', async ({
  page,
  deployment,
  words,
}) => {
  await page.goto('/')
  const paths = [
    '/biorhythm',
    '/privacypolicy',
    ...ofLaw,
    ...slugs[deployment].map((s) => `/description/${s}`),
  ]
  for (const path of paths) {
    const footer = page.getByRole('contentinfo')
    await footer.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('lang', deployment === 'hun' ? 'hu' : 'en')
  }
  await expect(page.getByRole('contentinfo')).toContainText(
    deployment === 'hun' ? 'KRONO 2021.' : 'THE KRONO 2023.',
  )
  await expect(page.getByRole('contentinfo')).toContainText(words.footer.notice)
})

test('the legal pages say that their data is sample data, and are not indexed', async ({
  page,
  request,
  words,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ofLaw) {
    await page.goto(path)
    const text = page.getByRole('article')
    await expect(text.getByText(words.legal.sample)).toBeVisible()
    // Every placeholder in braces is replaced.
    await expect(text).not.toContainText('{{')
    await expect(text).not.toContainText(words.legal.toFill.split('{')[0] ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(sitemap).not.toContain(`${path}<`)
  }
  expect(sitemap).toContain('/privacypolicy<')
  await page.goto('/imprint')
  await expect(page.getByRole('article')).toContainText(`© ${yearInBudapest()}`)
})

test('every link of the home page leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200)
})

test.describe('an address that does not exist', () => {
  test.use({ allowed: [/404/] })

  test('says so, with the menu and a link to continue', async ({ page, words }) => {
    const answer = await page.goto('/nothing/here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title)
    await expect(page.getByRole('navigation', { name: words.menu.label })).toBeVisible()
    await page.getByRole('link', { name: words.notFound.home }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('a page without a picture of its own is shared with the site’s picture', async ({
  page,
  deployment,
}) => {
  for (const path of ['/', '/privacypolicy', `/description/${slugs[deployment][0]}`]) {
    await page.goto(path)
    for (const property of ['og:title', 'og:description', 'og:image', 'og:site_name']) {
      const tag = page.locator(`head meta[property="${property}"]`)
      await expect(tag, `${property} of ${path}`).toHaveAttribute('content', /.+/)
    }
  }
})
