import { chartOf } from '../lib/chart/index'
import { violationsOf } from './axe'
import { signInAs } from './people'
import { newSubscriber } from './stripe'
import { declineCookies, expect, test } from './test'

test('a guest enters a date by a link, sees the result, and withdraws it', async ({
  page,
  context,
  browser,
  baseURL,
  words,
}) => {
  const t = words.invitation
  const member = await newSubscriber()
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/kronoworksheet?activetab=2')
  const card = page.locator('section', { has: page.locator('h2#invitations') })
  await card.getByLabel(t.mine.name).fill('Béla')
  await card.getByRole('button', { name: t.mine.submit }).click()
  const link = await card.getByLabel(t.mine.address.replace('{name}', 'Béla')).inputValue()
  const { pathname } = new URL(link)

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  })
  await declineCookies(elsewhere, baseURL ?? '')
  const guest = await elsewhere.newPage()
  await guest.goto(pathname)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Ágnes')
  await guest.locator('[name="date"]').fill('1979.12.07.')
  const accept = guest.getByRole('button', { name: t.ask.submit })
  await accept.click()
  await expect(guest.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(guest)).toEqual([])
  await guest.getByRole('checkbox').check()
  await accept.click()
  await expect(guest).not.toHaveURL(pathname)
  const own = new URL(guest.url()).pathname
  await expect(guest.getByLabel(t.kept.address)).toHaveValue(new RegExp(`${own}$`))
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Béla')
  await expect(guest.getByRole('heading', { name: t.result.own })).toBeVisible()
  await expect(guest.getByText(chartOf('1979-12-07').formula).first()).toBeVisible()
  // The page contains no data derived from the inviter's date except the character.
  const { formula } = chartOf('1984-06-12')
  const raw = await (await guest.request.get(own)).text()
  for (const html of [raw, await guest.content()]) {
    expect(html).not.toMatch(/1984[.-]06/)
    expect(html).not.toContain(formula)
  }
  expect(await violationsOf(guest)).toEqual([])

  await page.reload()
  await expect(card.getByText(t.mine.state.accepted)).toBeVisible()
  // The host sees who responded, and one press opens the comparison of the two.
  await expect(card.getByRole('link', { name: 'Béla' })).toBeVisible()
  await card.getByRole('button', { name: words.member.compare }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Béla')
  await page.goto('/kronoworksheet?activetab=2')
  await guest.getByRole('button', { name: t.withdraw.open }).click()
  await guest.getByRole('button', { name: t.withdraw.yes }).click()
  await expect(guest.getByRole('heading', { name: t.withdrawn.title })).toBeVisible()
  await page.reload()
  await expect(card.getByText(t.mine.state.withdrawn)).toBeVisible()
  const saved = await page.evaluate(async () => (await fetch('/api/user/registered-dates')).json())
  expect(saved.items).toEqual([])
  await elsewhere.close()
})
