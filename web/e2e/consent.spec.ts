import type { Page } from '@playwright/test'
import { languageCodes } from '../lib/contract/languages'
import { loadFonts } from './fonts'
import { watchOthers } from './pixel-stand-in'
import { expect, test, wordsOf } from './test'

test.use({ hasChosen: false })

const bar = (page: Page) => page.locator('#consent')

test.beforeEach(async ({ page, baseURL }) => {
  await watchOthers(page, baseURL ?? '')
})

/** The `selection` cookie: its value and its attributes. */
async function readSelection(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'selection')
  if (!cookie) return undefined
  const days = Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  return { value: JSON.parse(decodeURIComponent(cookie.value)), days, sameSite: cookie.sameSite }
}

const cookieWith = (value: object) => ({ value, days: 180, sameSite: 'Lax' })

test('the bar is displayed on every first page, also without a menu, and shifts nothing', async ({
  page,
}) => {
  await loadFonts(page)
  for (const path of ['/kronoworksheet/visitor', '/']) {
    await page.goto(path)
    await expect(bar(page)).toBeVisible()
  }
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const bar = document.getElementById('consent')
        let count = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
            if (sources.some(({ node }) => node && bar?.contains(node))) count += 1
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(count), 500)
      }),
  )
  expect(moved).toBe(0)
})

test('on a phone the bar is one line and two equal buttons, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const buttons = bar(page).locator('[data-choose="none"], [data-choose="all"]')
  for (const language of languageCodes) {
    const { title, manage, decline, acceptAll } = wordsOf(language).consent
    await bar(page)
      .locator('summary > span, [data-choose="none"], [data-choose="all"]')
      .evaluateAll(
        (places, words) => {
          for (const [index, word] of words.entries()) {
            const place = places[index]
            if (place) place.textContent = word
          }
        },
        [title, manage, decline, acceptAll],
      )
    expect((await bar(page).boundingBox())?.height, language).toBeLessThanOrEqual(96)
    const sizes = await buttons.evaluateAll((both) =>
      both.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]),
    )
    expect(sizes, language).toHaveLength(2)
    expect(sizes[0], language).toEqual(sizes[1])
  }
})

test('the bar works before any script file has loaded', async ({ page, words }) => {
  await page.route('**/_next/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: words.consent.acceptAll }).click()
  await expect(bar(page)).toBeHidden()
  expect(await readSelection(page)).toEqual(cookieWith({ necessary: true, analytics: true }))
})

for (const [choice, selection] of [
  ['acceptAll', { necessary: true, analytics: true }],
  ['decline', { necessary: false, analytics: false }],
] as const) {
  test(`${choice} is stored for 180 days, and the bar is not displayed again`, async ({
    page,
    words,
  }) => {
    await page.goto('/')
    await bar(page).getByRole('button', { name: words.consent[choice] }).click()
    await expect(bar(page)).toBeHidden()
    expect(await readSelection(page)).toEqual(cookieWith(selection))
    for (const path of ['/', '/kronoworksheet/visitor']) {
      await page.goto(path)
      await expect(bar(page)).toBeHidden()
    }
  })
}

test('only the chosen categories are accepted, and the footer links to the choice', async ({
  page,
  words,
}) => {
  const { consent } = words
  await page.goto('/privacypolicy')
  await bar(page).getByText(consent.manage, { exact: true }).click()
  const necessary = bar(page).getByRole('checkbox', { name: consent.necessary.label })
  const analytics = bar(page).getByRole('checkbox', { name: consent.analytics.label })
  const accept = bar(page).getByRole('button', { name: consent.acceptSelected })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  await expect(analytics).not.toBeChecked()
  await accept.click()
  expect(await readSelection(page)).toEqual(cookieWith({ necessary: true, analytics: false }))

  const settings = page.getByRole('button', { name: consent.settings })
  await settings.click()
  await expect(bar(page)).toBeFocused()
  await expect(analytics).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(settings).toBeFocused()

  await settings.click()
  await analytics.check()
  await accept.click()
  await expect(bar(page)).toBeHidden()
  expect(await readSelection(page)).toEqual(cookieWith({ necessary: true, analytics: true }))
  await settings.click()
  await expect(necessary).toBeChecked()
  await expect(analytics).toBeChecked()
})

test('a choice for an older text is requested again, and allows nothing until then', async ({
  page,
  words,
}) => {
  await page.goto('/')
  await bar(page).getByRole('button', { name: words.consent.acceptAll }).click()
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('consent') ?? '')
    localStorage.setItem('consent', JSON.stringify({ ...record, version: '2020-01-01' }))
  })
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

test('the whole bar works with the keyboard', async ({ page, words }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const accept = bar(page).getByRole('button', { name: words.consent.acceptSelected })
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  expect(await readSelection(page)).toEqual(cookieWith({ necessary: true, analytics: true }))
})
