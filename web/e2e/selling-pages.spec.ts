import type { Page } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { signInAs } from './people'
import { newSubscriber } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test, visitAs } from './test'

/** Exists only while a campaign runs: campaign.edit.spec starts one, and checks it. */
const duringCampaigns: readonly string[] = [routes.paymentCampaign.path]

const selling = Object.values<RouteRow>(routes).filter(
  ({ sells, isBuilt, path }) => sells && isBuilt && !duringCampaigns.includes(path),
)

/** The way to the page of an item on sale: a list, and the links to follow. */
const ways: Record<string, readonly [list: string, ...links: string[]]> = {
  [routes.course.path]: [routes.courses.path, 'article a[href^="/course/"]'],
  [routes.ebook.path]: [routes.ebooks.path, 'article a[href^="/ebook/"]'],
  [routes.ebookSample.path]: [
    routes.ebooks.path,
    'article a[href^="/ebook/"]',
    'a[href$="/sample"]',
  ],
  [routes.paymentItem.path]: [
    routes.courses.path,
    'article a[href^="/course/"]',
    'a[href^="/payment/item?"]',
  ],
}

/** Opens the page, or that of the first item on sale. */
async function open(page: Page, path: string) {
  const [list = path, ...links] = ways[path] ?? []
  await page.goto(list)
  for (const link of links) {
    const href = await page.locator(`main ${link}`).first().getAttribute('href')
    await page.goto(href ?? '')
  }
}

/** Pages that need a user, whom the page itself sends to the login. */
const ofUsers: readonly string[] = [routes.paymentItem.path]

/** Pages that need a subscription: a change of plan, and an added year. The other pages sell to users without one. */
const ofSubscribers: readonly string[] = [routes.profile.path, routes.paymentExtend.path]

const vat = { hun: 'áfát', eng: 'VAT', rus: 'НДС' } as const

for (const { path, guard } of selling) {
  test(`${path} says beside its prices whether tax is included, and that buyers may withdraw`, async ({
    page,
    context,
    deployment,
    words,
    baseURL,
  }) => {
    await watchStripe(page)
    if (ofSubscribers.includes(path)) await signInAs(context, await newSubscriber(), baseURL ?? '')
    else if (guard || ofUsers.includes(path)) await visitAs(context, 'paid-monthly', baseURL ?? '')
    await open(page, path)
    const main = page.getByRole('main')
    await expect(main).toContainText(/\d\sFt|Ft\s\d/)
    await expect(main).toContainText(vat[deployment])
    await expect(main).toContainText(words.legal.price.days)
    await expect(main.locator('a[href="/withdrawal"]').first()).toBeVisible()
    await expect(main.locator('a[href="/terms"]').first()).toBeVisible()
  })
}
