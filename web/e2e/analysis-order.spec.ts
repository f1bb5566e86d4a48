import type { Page } from '@playwright/test'
import { errors } from '../lib/contract/errors'
import { expectWellMade, field, start } from './money-pages'
import { newMember, signInAs } from './people'
import { giveUp, newSubscriber, pay } from './stripe'
import { watchStripe } from './stripe-script'
import { birthDay, expect, test } from './test'

test.beforeEach(({ page }) => watchStripe(page))

/** The people's drawings, made from the dates in their rows. */
const figures = (page: Page) => page.locator('[data-is-drawn="true"] svg')

async function confirm(page: Page) {
  await field(page, 'confirmations.areCorrect').check()
  await field(page, 'confirmations.mayBeInexact').check()
}

test('from the own chart to its analysis: faults are reported, typed values stay, and after the payment it is available', async ({
  page,
  context,
  words,
  baseURL,
  deployment,
}) => {
  const { analysisOrder, payment } = words
  const me = deployment === 'hun' ? 'Kővári Ágnes' : 'Ágnes Kővári'
  const day = birthDay[deployment]
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.goto('/kronoworksheet?activetab=0')
  await page.getByRole('link', { name: analysisOrder.result.mine }).click()
  const [name, date] = [field(page, 'people.0.name'), field(page, 'people.0.date')]
  await expect(name).toHaveValue(me)
  await expect(date).toHaveValue(day)
  await expect(figures(page)).toHaveCount(1)

  await name.fill(' ')
  await date.fill(day.replace('1984', '2984'))
  await date.press('Tab')
  await page.getByRole('checkbox', { name: payment.checkout.wantsBilling }).check()
  await field(page, 'billing.city').fill('Pécs')
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  await payButton.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(errors.analysisNameMissing[deployment])
  await expect(date).toHaveAccessibleDescription(
    `${errors.dateInFuture[deployment]} ${words.date.hint}`,
  )
  await expect(field(page, 'confirmations.areCorrect')).toHaveAccessibleDescription(
    errors.namesNotConfirmed[deployment],
  )
  await expect(field(page, 'confirmations.mayBeInexact')).toHaveAccessibleDescription(
    errors.inexactNotAccepted[deployment],
  )
  await expectWellMade(page)
  await date.fill('')
  await payButton.click()
  await expect(date).toHaveAccessibleDescription(
    `${errors.analysisDateMissing[deployment]} ${words.date.hint}`,
  )
  await expect(field(page, 'billing.city')).toHaveValue('Pécs')

  await name.fill('Ági')
  await date.fill(day)
  await field(page, 'billing.postalCode').fill('7621')
  await field(page, 'billing.address').fill('Széchenyi tér 1.')
  await confirm(page)
  await payButton.click()
  await giveUp(page, baseURL)
  await page.getByRole('link', { name: payment.cancelled.back }).click()
  await expect(name).toHaveValue('Ági')
  await expect(date).toHaveValue(day)
  await expect(field(page, 'billing.city')).toHaveValue('Pécs')
  await confirm(page)
  await payButton.click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: analysisOrder.ready.title })).toBeFocused()
  await expect(page.locator('main')).not.toContainText(payment.success.database)
  await expectWellMade(page)
  await page.getByRole('link', { name: analysisOrder.ready.open }).click()
  await expect(page).toHaveURL(/\/analysis\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ági')
  await page.goto('/analysis')
  await expect(name).toHaveValue('')
})

test('a family is composed: people are typed, chosen, removed and restored, and none is lost when the kind changes', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { analysisOrder, payment, people } = words
  const { add, undo } = analysisOrder.people
  const member = await newSubscriber()
  await member.post('/user/addRegisteredDate', { name: 'Nagyi', date: '1950-02-03' })
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/analysis?product=analysis-long')
  const person = async (place: number, name: string, date: string) => {
    await field(page, `people.${place}.name`).fill(name)
    await field(page, `people.${place}.date`).fill(date)
  }
  const names = () =>
    page
      .locator('main [name^="people."][name$=".name"]:visible')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await person(0, 'Anna', '2010-03-04')
  await page.getByRole('radio', { name: /Családi/ }).check()
  await person(1, 'Béla', '1980-01-01')
  await page.getByRole('button', { name: add }).click()
  await expect(field(page, 'people.2.name')).toBeFocused()
  await person(2, 'Cili', '2012-05-06')

  const removeBela = analysisOrder.people.removeOf.replace('{name}', 'Béla')
  await page.getByRole('button', { name: removeBela, exact: true }).click()
  expect(await names()).toEqual(['Anna', 'Cili'])
  await page.getByRole('button', { name: undo }).click()
  expect(await names()).toEqual(['Anna', 'Béla', 'Cili'])
  await page.getByRole('button', { name: removeBela, exact: true }).click()
  await page.getByRole('combobox', { name: people.label }).fill('nag')
  await page.getByRole('option', { name: 'Nagyi' }).click()
  await expect(page.getByRole('button', { name: /Nagyi/ })).toBeVisible()
  expect(await names()).toEqual(['Anna', 'Cili', 'Nagyi'])
  await expect(figures(page)).toHaveCount(3)

  await page.getByRole('radio', { name: /Rövid/ }).check()
  expect(await names()).toEqual(['Anna'])
  await expect(page.getByText('Cili, Nagyi')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cili, Nagyi')).toBeVisible()
  await page.getByRole('radio', { name: /Családi/ }).check()
  expect(await names()).toEqual(['Anna', 'Cili', 'Nagyi'])
  await page.getByRole('button', { name: add }).click()
  await confirm(page)
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  await payButton.click()
  await expect(field(page, 'people.3.name')).toBeFocused()
  await person(3, 'Dani', '2015-07-08')
  await expectWellMade(page)
  await payButton.click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: analysisOrder.ready.title })).toBeFocused()
  const { orders } = await member.get('/order/mine')
  expect(orders[0].analysis.names).toEqual(['Anna', 'Cili', 'Nagyi', 'Dani'])
})

test('the coupon of a yearly plan buys an analysis for nothing', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { analysisOrder, coupons, payment } = words
  await signInAs(context, await newSubscriber(), baseURL ?? '')
  await page.goto('/my-coupons')
  await page.getByRole('link', { name: coupons.use }).click()
  await expect(page.getByRole('radio', { name: /Részletes/ })).toBeChecked()
  await page.getByRole('button', { name: start(analysisOrder.people.me) }).click()
  await expect(figures(page)).toHaveCount(1)
  await confirm(page)
  await expectWellMade(page)
  await page.getByRole('button', { name: payment.checkout.take }).click()
  await expect(page).toHaveURL(/\/payment\/success/)
  if (new URL(page.url()).origin !== baseURL) {
    const { pathname, search } = new URL(page.url())
    await page.goto(`${pathname}${search}`)
  }
  await expect(page.getByRole('heading', { name: analysisOrder.ready.title })).toBeFocused()
  await page.goto('/my-coupons')
  await expect(page.getByRole('region', { name: coupons.past })).toContainText(coupons.state.used)
})
