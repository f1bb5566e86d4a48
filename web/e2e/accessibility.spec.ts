import { switchTo, unfold, violationsOf } from './axe'
import { expectWellMade } from './money-pages'
import { publicPages } from './public-pages'
import { expectLegible, expectReadable } from './readable'
import { expect, test, visitAs } from './test'

test.use({ allowed: [/401|404/], hasChosen: false })

// One visit checks all that concerns every public page.
for (const [place, called] of publicPages('hun').entries()) {
  test(`${called} is readable at every width, and axe finds nothing, light or dark`, async ({
    page,
    deployment,
    viewport,
  }) => {
    const path = publicPages(deployment)[place] ?? ''
    await page.goto(path)
    await expectReadable(page, path)
    await expectLegible(page)
    if (viewport) await page.setViewportSize(viewport)
    await unfold(page)
    await expectWellMade(page)
    await switchTo(page, 'dark')
    expect(await violationsOf(page)).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test('axe finds nothing in forms with error messages', async ({ page }) => {
      for (const path of ['/login', '/login?tab=register', '/forgot-password']) {
        await page.goto(path)
        await page.locator('main form button[type="submit"]').click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
        expect(await violationsOf(page)).toEqual([])
      }
    })

    test('axe finds nothing in the profile, nor in its dialog', async ({
      page,
      context,
      words,
      baseURL,
    }) => {
      await visitAs(context, 'free', baseURL ?? '')
      await page.goto('/profile')
      await page.locator('#password button[type="submit"]').click()
      await expect(page.locator('#password [aria-invalid="true"]').first()).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: words.profile.deactivation.open }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('axe finds nothing in the open menu', async ({ page, words }) => {
      await page.goto('/')
      const open = page.getByRole('button', { name: words.menu.open })
      if (await open.isVisible()) await open.click()
      const about = page.getByRole('banner').locator('summary', { hasText: words.menu.items.about })
      await about.click()
      expect(await violationsOf(page, 'header')).toEqual([])
    })

    test('axe finds nothing in the calendar', async ({ page, words }) => {
      await page.goto('/kronoworksheet/visitor')
      await page.getByRole('button', { name: words.date.pick }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })
}
