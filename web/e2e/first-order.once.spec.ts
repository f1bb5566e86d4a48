import { field, start } from './money-pages'
import { confirmOnPhone, register } from './newcomer'
import { password } from './people'
import { watchStripe } from './stripe-script'
import { birthDay, expect, test } from './test'

const names = { lastName: 'Kővári', firstName: 'Ágnes' }

test.beforeEach(({ page }) => watchStripe(page))

for (const [what, begin, end] of [
  [
    'an analysis that was chosen',
    '/analysis?product=analysis-long',
    /\/analysis\?product=analysis-long$/,
  ],
  ['a plan that was chosen', '/payment/yearly', /\/payment\/yearly$/],
  ['what a campaign linked', '/payment/monthly?coupon=NINCS', /\/payment\/monthly\?coupon=NINCS$/],
] as const) {
  test(`a new account continues with ${what}, also on another device`, async ({
    page,
    browser,
    request,
    words,
    baseURL,
  }) => {
    await page.goto(begin)
    await expect(page).toHaveURL(/\/login\?/)
    const why = begin.startsWith('/analysis') ? 'leadAnalysis' : 'leadMembership'
    await expect(page.getByText(words.login.register[why])).toBeVisible()
    await field(page, 'birthDate').fill(birthDay.hun)
    const email = await register(page, words, names)
    const { phone } = await confirmOnPhone(browser, { request, email, baseURL, words })
    await expect(phone).toHaveURL(end)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    if (begin.startsWith('/analysis')) {
      await expect(phone.getByRole('radio', { name: /Részletes/ })).toBeChecked()
      await phone.getByRole('button', { name: start(words.analysisOrder.people.me) }).click()
      await expect(field(phone, 'people.0.name')).toHaveValue('Kővári Ágnes')
    }
    await phone.context().close()
  })
}

test('from a result by its details to the order: date, product and reason are kept, also on another device', async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  const { analysisOrder, interpretations, login } = words
  await page.goto('/kronoworksheet/visitor?date=1984-06-12')
  await page.waitForFunction(() => sessionStorage.getItem('kept.chosenPeople'))
  await page.getByRole('link', { name: analysisOrder.details }).click()
  await page.getByRole('link', { name: interpretations.order, exact: true }).first().click()
  await expect(page.getByText(login.register.leadAnalysis)).toBeVisible()
  await expect(field(page, 'birthDate')).toHaveValue(birthDay.hun)
  const email = await register(page, words, names)
  const { phone } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await expect(phone.getByRole('radio', { name: /Részletes/ })).toBeChecked()
  await expect(field(phone, 'people.0.date')).toHaveValue(birthDay.hun)
  await expect(field(phone, 'people.0.name')).toHaveValue('Kővári Ágnes')
  await phone.context().close()

  // In the tab itself the order is about the same chart, also after a login with the password.
  await page.locator('main').getByRole('link', { name: login.sent.login }).click()
  await expect(page.getByText(login.login.leadAnalysis)).toBeVisible()
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: login.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/analysis\?product=analysis-long$/)
  await expect(field(page, 'people.0.date')).toHaveValue(birthDay.hun)
  await expect(field(page, 'people.0.name')).toHaveValue('Kővári Ágnes')
})

test("another person's date is in the order on another device, and in no address", async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  const { analysisOrder, interpretations } = words
  await page.goto('/kronoworksheet/visitor?date=1991-03-04&name=Anna')
  await page.waitForFunction(() => sessionStorage.getItem('kept.chosenPeople'))
  await page.getByRole('link', { name: analysisOrder.details }).click()
  await page.getByRole('link', { name: interpretations.order, exact: true }).first().click()
  await field(page, 'birthDate').fill(birthDay.hun)
  const email = await register(page, words, names)
  const { phone, link } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await expect(field(phone, 'people.0.date')).toHaveValue(/1991/)
  await expect(field(phone, 'people.0.name')).toHaveValue('Anna')
  expect(`${link} ${phone.url()}`).not.toContain('1991')
  await phone.context().close()
})
