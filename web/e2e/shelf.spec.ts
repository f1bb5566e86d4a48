import { loadFonts } from './fonts'
import { open } from './hydrated'
import { expectWellMade } from './money-pages'
import { newMember, signInAs } from './people'
import { buy } from './stripe'
import { expect, test } from './test'

const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes Olvasó', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

test('an empty shelf links to the products', async ({ page, context, words, baseURL }) => {
  await signInAs(context, await newMember(), baseURL ?? '')
  await open(page, '/my-analyses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shelf.title)
  await page.locator('main').getByRole('link', { name: words.shelf.choose }).click()
  await expect(page).toHaveURL(/\/interpretations$/)
})

test('the shelf redirects a visitor to the login', async ({ page }) => {
  await page.goto('/my-analyses')
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fmy-analyses$/)
})

test('a bought analysis is unread on the home page, and opens where it was left on every device', async ({
  page,
  context,
  browser,
  words,
  baseURL,
}) => {
  const { shelf, memberHome, analysisPage } = words
  const bookmark = words.analysis.bookmark.replace('{title}', words.analysis.chapter.question)
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await buy(member, analysis)

  await open(page, '/')
  const unread = page.getByRole('region', { name: memberHome.unread })
  await unread.getByRole('link', { name: 'Ágnes Olvasó' }).click()
  await expect(page).toHaveURL(/\/analysis\/\w+$/)
  const mark = page.getByRole('button', { name: bookmark })
  await expect(mark).toBeEnabled()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  const progressSaved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/reading') && (answer.request().postData() ?? '').includes('question'),
  )
  await mark.click()
  expect((await progressSaved).status()).toBe(200)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')

  // A chapter counts as read when its end was visible; read chapters are reported when the page is left.
  await page.locator('#chapter-ends').evaluate((chapter) => {
    chapter.scrollIntoView({ block: 'end', behavior: 'instant' })
  })
  const key = `reading.${page.url().split('/').pop()}`
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
    .toMatch(/"read":\[[^\]]*"ends"/)
  await page.goto('/my-analyses')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInAs(other, member, baseURL ?? '')
  const device = await other.newPage()
  await expect
    .poll(async () => {
      await device.goto('/my-analyses')
      return device.locator('main').textContent()
    })
    .toMatch(new RegExp(shelf.progress.replace('{done}', '[1-3]').replace('{all}', '7')))
  await device.getByRole('link', { name: words.analysis.chapter.question }).click()
  await expect(device).toHaveURL(/#chapter-question$/)
  await expect(device.getByRole('button', { name: bookmark })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(
    device.getByRole('link', { name: analysisPage.goOn.replace(': {title}', '') }),
  ).toBeVisible()
  await other.close()

  await open(page, '/my-analyses')
  await expectWellMade(page)
  await open(page, '/')
  await expect(page.getByRole('region', { name: memberHome.unread })).toContainText(
    memberHome.allRead,
  )
})

test('a reader says of a chapter whether it fits, finds it at the next visit, and changes it', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { question, fits } = words.analysis.feedback.one
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await buy(member, analysis)
  await open(page, '/my-analyses')
  await page.locator('main').getByRole('link', { name: words.shelf.go.begin }).click()
  await expect(page).toHaveURL(/\/analysis\/\w+$/)

  const choice = (name: string) =>
    page
      .getByRole('group', { name: `${question} ${words.analysis.chapter.ends}` })
      .getByRole('button', { name })
  const pressAndStore = async (name: string) => {
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/feedback'))
    await choice(name).click()
    expect((await stored).status()).toBe(200)
  }
  const notReally = words.analysis.feedback.notReally
  await pressAndStore(fits)
  await expect(choice(fits)).toHaveAttribute('aria-pressed', 'true')
  // The drawing and the notice are not about the reader.
  for (const chapter of ['opening', 'notice'])
    await expect(page.locator(`#chapter-${chapter}`).getByRole('group')).toHaveCount(0)

  await page.reload()
  await expect(choice(fits)).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(notReally)).toBeEnabled()
  await pressAndStore(notReally)
  await page.reload()
  await expect(choice(fits)).toHaveAttribute('aria-pressed', 'false')
  await expect(choice(notReally)).toHaveAttribute('aria-pressed', 'true')
  await expectWellMade(page)
})

test('the home page displays a member’s own day, and shifts nothing for it', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  await loadFonts(page)
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as unknown as Record<string, number>
        if (!hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  const day = page.getByRole('region', { name: words.memberHome.today })
  for (const cycle of ['physical', 'emotional', 'intellectual'] as const) {
    await expect(day.getByText(words.cycle[cycle], { exact: true })).toBeVisible()
  }
  await expect(day.getByRole('link', { name: words.memberHome.myChart })).toHaveAttribute(
    'href',
    '/kronoworksheet?activetab=0',
  )
  await expect(page.getByLabel(words.date.birthDate)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)
  await expectWellMade(page)
})

test('without JavaScript the home page links to the chart and the shelf as well', async ({
  browser,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await signInAs(context, await newMember(), baseURL ?? '')
  const page = await context.newPage()
  await page.goto('/')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: words.memberHome.myChart })).toBeVisible()
  await main.getByRole('link', { name: words.memberHome.myAnalyses }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shelf.title)
  await context.close()
})
