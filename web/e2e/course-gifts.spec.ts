import { makeGiftDue } from './by-sql'
import { linkInMail } from './mailbox'
import { expectWellMade, field, part, start } from './money-pages'
import { browserOf, newMember, signInAs } from './people'
import { courseSlugs, findCourse } from './seeded-course'
import { pay } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

test('a member gives a course as a gift, and the recipient claims it and opens its lessons', async ({
  page,
  context,
  browser,
  request,
  words,
  deployment,
  baseURL,
}) => {
  const { gifts, payment } = words
  await watchStripe(page)
  const [giver, recipient] = [await newMember(), await newMember()]
  const { key } = await findCourse(giver, deployment, page)
  await signInAs(context, giver, baseURL ?? '')
  await page.goto(`/course/${courseSlugs[deployment]}`)
  await page.locator('main').getByRole('link', { name: words.items.give }).click()
  await expect(page.locator('main input[name="product"]:checked')).toHaveValue(key)
  await field(page, 'gift.recipientName').fill('Ágnes')
  await field(page, 'gift.recipientEmail').fill(recipient.email)
  await field(page, 'gift.message').fill('Egy tél\nkét emberhez.')
  await expectWellMade(page)
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  await expect(payButton).toContainText(/12.?900/)
  await payButton.click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.giftTitle })).toBeFocused()
  await expectWellMade(page)

  await makeGiftDue(recipient.email)
  const gift = await linkInMail(request, recipient.email, '/gift/')
  const theirs = await browserOf(browser, recipient, baseURL ?? '')
  await theirs.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
  await theirs.goto(gift)
  await expect(theirs.locator('main')).toContainText('két emberhez.')
  await expect(theirs.getByText(gifts.open.textItem)).toBeVisible()
  await expectWellMade(theirs)
  await theirs.getByRole('button', { name: gifts.open.claim }).click()
  await expect(
    theirs.getByRole('heading', { name: gifts.claimed.title, exact: true }),
  ).toBeVisible()
  await expectWellMade(theirs)
  await theirs.getByRole('link', { name: gifts.claimed.toItem }).click()
  await theirs.getByRole('link', { name: words.myCourses.begin }).click()
  await expect(theirs.locator('#lesson-text')).toContainText(/\p{L}{4}/u)
  await theirs.getByRole('button', { name: words.lessons.finishAndGoOn }).click()
  await expect(theirs.locator('#lesson-text')).toContainText(/\p{L}{4}/u)
  await theirs.context().close()

  // The giver sees that it was claimed, and does not have the course.
  await page.goto('/profile')
  await expect(part(page, 'gifts')).toContainText(gifts.given.state.claimed)
  await page.goto('/course/my-course')
  await expect(page.getByText(words.myCourses.none)).toBeVisible()
})
