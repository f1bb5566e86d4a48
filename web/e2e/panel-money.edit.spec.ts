import type { Page } from '@playwright/test'
import { cms, signIn } from './editor'
import { openEntry, openPanelAs, panel } from './panel'
import { newMember } from './people'
import { buy, runSandboxAction } from './stripe'
import { expect, test } from './test'

const api = `${cms}/content-manager/collection-types`
const product = 'api::product.product'
const coupon = 'api::coupon.coupon'
const campaign = 'api::campaign.campaign'
const incident = 'api::incident.incident'
const hourMs = 3_600_000

let page: Page

const list = async (uid: string) => {
  await page.goto(`${panel}/content-manager/collection-types/${uid}?plugins[i18n][locale]=hu`)
  await expect(page.getByRole('grid')).toBeVisible()
}
const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
const save = () => page.getByRole('button', { name: 'Mentés', exact: true }).click()
const notice = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test.describe('an editor in the panel', () => {
  test.beforeAll(async ({ browser }) => {
    page = await openPanelAs(browser, 'editor')
  })
  test.afterAll(() => page.context().close())

  test('types a price in forints, sees a dialog with both prices, and confirms before it is saved', async ({
    request,
  }) => {
    const headers = await signIn(request)
    const found = await request.get(
      `${api}/${product}?locale=hu&filters[key][$eq]=analysis-group`,
      {
        headers,
      },
    )
    const [{ documentId }] = (await found.json()).results
    const priceNow = async () => {
      const { products } = await (await request.get(`${cms}/api/payment/products`)).json()
      return products.find(({ key }: { key: string }) => key === 'analysis-group').price.amount
    }
    await list(product)
    await expect(row(/19\s990\sFt/)).toHaveCount(1)

    await openEntry(page, product, documentId)
    const price = page.getByRole('textbox', { name: 'Ár forintban' })
    await expect(price).toHaveValue(/^19\s990$/)
    await price.fill('húszezer')
    await expect(page.getByText('Ez nem összeg. Így írd: 19 990')).toBeVisible()
    await price.fill('199')
    await expect(page.getByText(/19\s990\sFt → 199\sFt/)).toBeVisible()
    await save()
    await expect(page.getByText(/ez több mint 30% eltérés/).first()).toBeVisible()
    expect(await priceNow()).toBe(1_999_000)

    await page.getByRole('checkbox', { name: 'Igen, ennyi legyen' }).click()
    await save()
    await expect.poll(priceNow).toBe(19_900)
    await openEntry(page, product, documentId)
    await price.fill('19.990')
    await page.getByRole('checkbox', { name: 'Igen, ennyi legyen' }).click()
    await save()
    await expect.poll(priceNow).toBe(1_999_000)
    // A change below a third: displayed without a confirmation.
    await openEntry(page, product, documentId)
    await price.fill('18 990')
    await expect(page.getByText(/19\s990\sFt → 18\s990\sFt/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Igen, ennyi legyen' })).toHaveCount(0)
  })

  test('creates a coupon by choosing, and reads the rules for a code', async ({ request }) => {
    const code = `PROBA-${Date.now()}`
    await page.goto(`${panel}/content-manager/collection-types/${coupon}/create`)
    await page.getByRole('textbox', { name: 'Kód' }).fill('kicsi')
    await expect(page.getByLabel('Százalék')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Mit ad' }).click()
    await page.getByRole('option', { name: 'Százalék' }).click()
    await expect(page.getByRole('textbox', { name: 'Összeg forintban' })).toHaveCount(0)
    await page.getByLabel('Százalék').fill('20')
    await save()
    await expect(page.getByText(/A kódban nagybetű és szám lehet/)).toBeVisible()

    await page.getByRole('textbox', { name: 'Kód' }).fill(code)
    await page.getByRole('combobox', { name: 'Csak ezekhez' }).click()
    await page.getByRole('option', { name: 'Rövid elemzés' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Nincs korlát' }).click()
    await save()
    await expect(page).toHaveURL(new RegExp(`${coupon}/(?!create)`))
    await list(coupon)
    await expect(row(code)).toContainText('Most él')

    const headers = await signIn(request)
    const made = await request.get(`${api}/${coupon}?filters[code][$eq]=${code}`, { headers })
    const [entry] = (await made.json()).results
    expect(entry).toMatchObject({ percent: 20, products: ['analysis-short'], maxUses: 1 })
    await request.delete(`${api}/${coupon}/${entry.documentId}`, { headers })
  })

  test('sees in the list what is active, planned and ended', async ({ request }) => {
    const headers = await signIn(request)
    const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
    const spans = { 'Most él': [-1, 1], Időzítve: [2, 3], Lejárt: [-3, -2] } as const
    const stamp = Date.now().toString(36)
    const made: string[] = []
    for (const [state, [from, to]] of Object.entries(spans)) {
      const data = {
        name: `${state} ${stamp}`,
        language: 'rus',
        startDate: at(from),
        endDate: at(to),
      }
      const created = await request.post(`${api}/${campaign}`, { headers, data })
      expect(created.status()).toBe(201)
      made.push((await created.json()).data.documentId)
    }
    await list(campaign)
    for (const state of Object.keys(spans))
      await expect(row(`${state} ${stamp}`).getByText(state, { exact: true })).toBeVisible()
    for (const id of made) await request.delete(`${api}/${campaign}/${id}`, { headers })
  })

  test('sees the events, and links to the order and to its user', async () => {
    const member = await newMember()
    const { payment } = await buy(member, {
      product: 'analysis-short',
      people: [{ name: 'Ágnes', date: '1984-06-12' }],
      confirmations: { areCorrect: true, mayBeInexact: true },
    })
    await runSandboxAction('dispute', { payment })
    await expect(async () => {
      await list(incident)
      await expect(row('Egy bank visszakéri a pénzt').first()).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.locator('main')).not.toContainText(/pi_|dp_|cs_|moneyWithoutOrder/)
    await row('Egy bank visszakéri a pénzt').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Egy bank visszakéri a pénzt',
    )
    await page.getByRole('link', { name: /^A rendelés: / }).click()
    await expect(page.getByText(/2\s990\sFt/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Vissza az esethez' }).click()
    await page.getByRole('link', { name: /^A tag \(\d+\.\)$/ }).click()
    await expect(page.getByRole('link', { name: member.email })).toBeVisible()
  })

  test('sees no id and no key in the choice of columns and filters', async () => {
    for (const uid of [coupon, incident, product, 'api::test-question.test-question']) {
      await list(uid)
      await page.getByRole('button', { name: 'A lista beállításai' }).click()
      const columns = page.getByRole('group').filter({ hasText: 'Melyik oszlopok látsszanak' })
      await expect(columns).toBeVisible()
      await expect(columns).not.toContainText(/\bid\b|documentId|kulcs|azonosító|Stripe/i)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Szűrők' }).click()
      await page.getByRole('combobox', { name: 'Mező kiválasztása' }).click()
      const fields = page.getByRole('listbox')
      await expect(fields).toBeVisible()
      await expect(fields).not.toContainText(/\bid\b|documentId|kulcs|azonosító|Stripe/i)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    await expect(notice(/hiba/i)).toHaveCount(0)
  })
})
