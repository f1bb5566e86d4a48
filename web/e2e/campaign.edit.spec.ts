import { cms, signIn } from './editor'
import { newMember, signInAs } from './people'
import { pay } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::campaign.campaign`
const hourMs = 3_600_000

const addresses = { hun: process.env.E2E_HUN_URL, eng: process.env.E2E_ENG_URL } as const

const looks = (['hun', 'eng'] as const).flatMap((language) => [
  { language, viewport: { width: 390, height: 844 } },
  { language, viewport: { width: 1280, height: 900 } },
])

for (const { language, viewport } of looks) {
  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport, baseURL: addresses[language], deployment: language })

    test.beforeEach(({ page }) => watchStripe(page))

    test('a year costs less while a campaign runs', async ({
      page,
      context,
      request,
      words,
      baseURL,
    }) => {
      const { payment, profile } = words
      const headers = await signIn(request)
      const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
      const data = { name: 'Próba', startDate: at(-1), endDate: at(2) }
      const made: string[] = []
      // The cms sells in its own language, and the page displays the campaign of the page's language.
      for (const locale of new Set(['hun', language])) {
        const created = await request.post(model, { headers, data: { ...data, language: locale } })
        expect(created.status()).toBe(201)
        made.push((await created.json()).data.documentId)
      }
      await signInAs(context, await newMember(), baseURL ?? '')
      try {
        if (language === 'hun') {
          // The cms notifies this deployment of publications; the others update after some time.
          const choose = page.getByRole('link', { name: payment.campaign.choose })
          await expect(async () => {
            await page.goto('/payment')
            await expect(choose).toBeVisible({ timeout: 1000 })
          }).toPass({ timeout: 20_000 })
          await expect(page.locator('header a[href="/payment/campaign"]')).toHaveCount(1)
          await choose.click()
        } else await page.goto('/payment/campaign')
        await expect(page.getByText(payment.order.until)).toBeVisible()
        await expect(page.locator('main time')).toHaveAttribute('datetime', data.endDate)
        await expect(page.locator('main')).toContainText(words.legal.price.days)
        await page.getByRole('button', { name: /20.?000/ }).click()
        await pay(page, baseURL)
        await expect(page.getByRole('heading', { name: payment.success.thanks })).toBeFocused()
        await page.getByRole('link', { name: payment.success.profile }).click()
        await expect(page.locator('section#premium')).toContainText(profile.premium.yearly)
        await expect(page.locator('section#subscription')).toContainText(profile.subscription.none)
      } finally {
        for (const id of made) await request.delete(`${model}/${id}`, { headers })
      }
    })
  })
}
