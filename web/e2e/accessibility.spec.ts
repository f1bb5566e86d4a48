import AxeBuilder from '@axe-core/playwright'
import { type Deployment, expect, slugs, test } from './test'

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
  '/profile',
  '/reszletek',
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
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => ({
          path,
          id,
          nodes: nodes.map((n) => n.html),
        }))
        expect(found).toEqual([])
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, path).toBe(0)
      }
    })

    test('axe finds nothing in the open menu', async ({ page, words }) => {
      await page.goto('/')
      const open = page.getByRole('button', { name: words.menu.open })
      if (await open.isVisible()) await open.click()
      const about = page.getByRole('banner').locator('summary', { hasText: words.menu.items.about })
      await about.click()
      const { violations } = await new AxeBuilder({ page }).include('header').analyze()
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => n.html) }))).toEqual(
        [],
      )
    })

    test('axe finds nothing in the calendar', async ({ page, words }) => {
      await page.goto('/kronoworksheet/visitor')
      await page.getByRole('button', { name: words.date.pick }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => n.html) }))).toEqual(
        [],
      )
    })
  })
}
