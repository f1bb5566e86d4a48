import { mailAbout } from './mailbox'
import { signInAs } from './people'
import { newSubscriber } from './stripe'
import { expect, test } from './test'

const link = {
  hun: 'Elállok a szerződéstől itt',
  eng: 'Withdraw from contract here',
  rus: 'Отказаться от договора здесь',
} as const

test('a buyer withdraws by number and address, from the footer, without any script', async ({
  browser,
  deployment,
  words,
  baseURL,
  request,
}) => {
  const member = await newSubscriber('premium-month')
  const { orders } = await member.get('/order/mine')
  const number: string = orders[0].receipts[0].number
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/payment')
  await page.getByRole('contentinfo').getByRole('link', { name: link[deployment] }).click()

  const t = words.withdrawal
  await page.getByLabel(t.number).fill(number)
  await page.getByLabel(t.email).fill('unknown@people.example')
  await page.getByRole('button', { name: t.find }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(t.number)).toHaveValue(number)

  await page.getByLabel(t.email).fill(member.email)
  await page.getByRole('button', { name: t.find }).click()
  await expect(page.getByRole('heading', { name: t.confirmTitle })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)

  await page.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d{2}:\d{2}:\d{2}/)
  await context.close()
  // The cms of the tests serves all deployments, and responds in Hungarian.
  await mailAbout(request, member.email, `Elállásod megérkezett: ${orders[0].name}, ${number}`)
})

test('a member withdraws from the list of payments, and is asked once', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  await signInAs(context, await newSubscriber('premium-month'), baseURL ?? '')
  await page.goto('/profile')
  const main = page.getByRole('main')
  await main.locator('a[href*="/withdrawal/statement?order="]').first().click()
  await page.getByRole('button', { name: words.withdrawal.confirm }).click()
  await expect(page.getByRole('heading', { name: words.withdrawal.doneTitle })).toBeVisible()
  await page.goto('/withdrawal/statement')
  await expect(main.getByRole('link', { name: words.withdrawal.show })).toBeVisible()
  await expect(main.getByRole('link', { name: link[deployment] })).toHaveCount(0)
})
