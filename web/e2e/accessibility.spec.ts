import { violationsOf } from './axe'
import { type Deployment, expect, slugs, test, visitAs } from './test'

const paths = (deployment: Deployment['deployment']) => [
  '/',
  '/kronoworksheet/visitor',
  '/kronoworksheet/visitor?date=x',
  '/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes',
  '/biorhythm',
  '/biorhythm?birth=1984-06-12&day=2026-11-21',
  '/privacypolicy',
  ...slugs[deployment].map((slug) => `/description/${slug}`),
  '/form/energia',
  '/register/energia',
  '/register/energia/thank-you',
  '/form/energia/subscribe',
  '/nothing/here',
  '/faq',
  '/login',
  '/login?tab=register&birthDate=1984-06-12',
  '/forgot-password',
  '/reset-password?token=used',
  '/confirm-email?id=some',
  '/confirm-email',
  '/reszletek',
  '/characters',
  '/payment',
  '/interpretations',
  '/shortinterpretation',
  '/longinterpretation',
  '/relationshipinterpretation',
  '/familyinterpretation',
  '/groupinterpretation',
  '/payment/cancelled?product=premium-month',
  '/payment/failure?product=premium-month',
  '/payment/success',
]

test.use({ allowed: [/401|404/], reducedMotion: 'reduce', hasChosen: false })

// Every page in one test: much work for a machine that does other things beside it.
test.describe.configure({ timeout: 180_000 })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test('axe finds nothing on any page, and none is wider than the screen', async ({
      page,
      deployment,
    }) => {
      for (const path of paths(deployment)) {
        await page.goto(path)
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '')
        })
        expect(await violationsOf(page), path).toEqual([])
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, path).toBe(0)
      }
    })

    test('axe finds nothing in forms that say what is wrong', async ({ page }) => {
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
