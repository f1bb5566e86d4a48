import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { signInAs } from './people'
import { newSubscriber } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test, visitAs } from './test'

/** There while a campaign runs: campaign.edit.spec opens one, and looks there. */
const sometimes: readonly string[] = [routes.paymentCampaign.path]

const selling = Object.values<RouteRow>(routes).filter(
  ({ sells, isBuilt, path }) => sells && isBuilt && !sometimes.includes(path),
)

/** A plan is changed, and a year added to it, by who subscribes to one; who does not can buy anything else. */
const ofSubscribers: readonly string[] = [routes.profile.path, routes.paymentExtend.path]

const vat = { hun: 'áfát', eng: 'VAT', rus: 'НДС' } as const

for (const { path, guard } of selling) {
  test(`${path} says beside its prices whether tax is in them, and that one may withdraw`, async ({
    page,
    context,
    deployment,
    words,
    baseURL,
  }) => {
    await watchStripe(page)
    if (ofSubscribers.includes(path)) await signInAs(context, await newSubscriber(), baseURL ?? '')
    else if (guard) await visitAs(context, 'paid-monthly', baseURL ?? '')
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText(/\d\sFt|Ft\s\d/)
    await expect(main).toContainText(vat[deployment])
    await expect(main).toContainText(words.legal.price.days)
    await expect(main.locator('a[href="/withdrawal"]').first()).toBeVisible()
    await expect(main.locator('a[href="/terms"]').first()).toBeVisible()
  })
}
