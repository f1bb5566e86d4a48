import { linkInMail } from './mailbox'
import { field } from './money-pages'
import { newMember, signInAs } from './people'
import { birthDay, expect, test } from './test'

test('a friend registers through a member’s link, and the member sees the count and the reward', async ({
  page,
  context,
  browser,
  request,
  words,
  deployment,
  baseURL,
}, testInfo) => {
  const { referrals, login } = words
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.goto('/profile/referrals')
  const link = page.getByLabel(referrals.link)
  await expect(page.getByText(referrals.noRewards)).toBeVisible()
  // The essentials fit on one phone screen.
  for (const part of [link, page.locator('#results')])
    await expect(part).toBeInViewport({ ratio: 1 })

  const address = await link.inputValue()
  const email = `friend-${testInfo.retry}-${Date.now()}@krono.example`
  const own = { 'x-forwarded-for': `10.${testInfo.workerIndex}.9.${Date.now() % 250}` }
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: own })
  const friend = await other.newPage()
  await friend.goto(address)
  await expect
    .poll(() => friend.evaluate(() => sessionStorage.getItem('referralCode')))
    .toMatch(/^[a-z0-9]{8}$/)
  await friend.goto('/login?tab=register')
  await field(friend, 'email').fill(email)
  await field(friend, 'password').fill('egy hosszú mondat 1')
  await field(friend, 'birthDate').fill(birthDay[deployment])
  await field(friend, 'firstName').fill('Réka')
  await field(friend, 'lastName').fill('Őri')
  await field(friend, 'privacyPolicy').check()
  await friend.locator('main button[type="submit"]').click()
  await expect(friend.getByRole('heading', { name: login.sent.title })).toBeVisible()
  await friend.goto(await linkInMail(request, email, '/confirm-email'))
  await friend.locator('main button[type="submit"]').click()
  await expect(friend).toHaveURL(/kronoworksheet/)
  await other.close()

  await expect(async () => {
    await page.reload()
    await expect(page.locator('#received li')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(page.locator('#results strong')).toHaveText(['1', '1'])
})
