import { expectWellMade, start } from './money-pages'
import { browserOf, newMember, signInAs } from './people'
import { answerQuiz, courseSlugs, findCourse, passByCalls, seededQuizzes } from './seeded-course'
import { buy, pay, runSandboxAction } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

test.beforeEach(({ page }) => watchStripe(page))

test('a course is presented, a free lesson is open, others are sold', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/courses')
  await page.locator(`main a[href="/course/${courseSlugs[deployment]}"]`).click()
  await expect(page.getByRole('heading', { name: words.courses.chapters })).toBeVisible()
  await expectWellMade(page)
  await page
    .locator('main')
    .getByRole('link', { name: start(words.courses.tryFree) })
    .click()
  await expect(page.locator('#lesson-text')).toContainText(/\p{L}{4}/u)
  await expectWellMade(page)
  await expect(page.locator('main textarea')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: words.lessons.next }).click()
  await expect(page.locator('main').getByRole('link', { name: words.items.buy })).toBeVisible()
  await expect(page.locator('#lesson-text')).toHaveCount(0)
  // A visitor registers first, and is told why.
  await page.locator('main').getByRole('link', { name: words.items.buy }).click()
  await expect(page.getByText(words.login.register.leadItem)).toBeVisible()
  await expectWellMade(page)
})

test('a new member buys a course with a coupon, takes notes, fails and passes a quiz, and gets the certificate', async ({
  page,
  context,
  browser,
  words,
  deployment,
  baseURL,
}) => {
  const { payment } = words
  const member = await newMember()
  const { lessons } = await findCourse(member, deployment, page)
  await signInAs(context, member, baseURL ?? '')
  await page.goto(`/course/${courseSlugs[deployment]}`)
  await page.locator('main').getByRole('link', { name: words.items.buy }).click()
  const payButton = page.getByRole('button', { name: start(payment.checkout.pay) })
  await expect(payButton).toContainText(/12.?900/)
  const code = page.getByRole('textbox', { name: payment.checkout.coupon })
  await code.fill('tanulas20')
  await expect(payButton).toBeEnabled()
  await code.press('Enter')
  await expect(payButton).toContainText(/10.?320/)
  await expectWellMade(page)
  await payButton.click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.thanks })).toBeFocused()
  await expect(page.locator('main')).toContainText(/10.?320/)
  await expectWellMade(page)

  await page.getByRole('link', { name: payment.success.item.course }).click()
  await page.getByRole('link', { name: words.myCourses.begin, exact: true }).click()
  const note = page.getByRole('textbox', { name: words.lessons.note.label })
  await note.fill('Az első jegyzetem')
  await expect(page.getByText(words.lessons.note.stored)).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Az első jegyzetem')
  await page.getByRole('button', { name: words.lessons.finishAndGoOn }).click()
  await expect(page).toHaveURL(new RegExp(`/${lessons[1]?.slug}$`, 'u'))

  // A lesson with a film shows it.
  const withFilm = lessons.find(({ hasVideo }) => hasVideo)
  await page.goto(`/course/${courseSlugs[deployment]}/${withFilm?.slug}`)
  await expect(page.locator('main video')).toBeVisible()

  // The quiz: an open question is named, then it fails, then it passes.
  const quizLesson = lessons.find(({ hasQuiz }) => hasQuiz)
  const { quiz } = words.lessons
  await page.goto(`/course/${courseSlugs[deployment]}/${quizLesson?.slug}/quiz`)
  const [questions = [], lastQuestions = []] = seededQuizzes
  await page.getByRole('button', { name: quiz.submit }).click()
  await expect(page.locator('fieldset [role="alert"]').first()).not.toBeEmpty()
  await expectWellMade(page)
  await answerQuiz(page, questions, false)
  await page.getByRole('button', { name: quiz.submit }).click()
  await expect(page.getByRole('heading', { name: quiz.failedTitle })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('link', { name: quiz.again }).click()
  await answerQuiz(page, questions, true)
  await page.getByRole('button', { name: quiz.submit }).click()
  await expect(page.getByRole('heading', { name: quiz.passedTitle })).toBeVisible()

  // The rest of the course, by its calls.
  for (const { id, hasQuiz } of lessons) {
    await member.post(`/learning/lesson/${id}/progress`, { isFinished: true })
    if (hasQuiz && id !== quizLesson?.id) await passByCalls(member, id, lastQuestions)
  }
  await page.goto(`/course/${courseSlugs[deployment]}`)
  await expect(page.getByText(words.items.ownedText)).toBeVisible()
  await page.locator('main').getByRole('link', { name: words.items.open }).click()
  await page.getByRole('link', { name: words.myCourses.takeCertificate }).click()
  await page.getByRole('button', { name: words.certificates.take }).click()
  await expect(page.getByText(words.certificates.valid)).toBeVisible()
  await expect(page.getByRole('link', { name: words.certificates.download })).toBeVisible()
  await expectWellMade(page)

  // A stranger with the address sees the name and the course, and cannot load the PDF.
  const stranger = await browserOf(browser, await newMember(), baseURL ?? '')
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { name: /Kővári/u })).toBeVisible()
  await expect(stranger.getByRole('link', { name: words.certificates.download })).toHaveCount(0)
  const file = `/api${new URL(page.url()).pathname}/pdf`
  expect((await stranger.request.get(file)).status()).toBe(404)
  const own = await page.request.get(file)
  expect([own.status(), own.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await stranger.context().close()
})

test('a refund in the middle closes the course at once, and keeps what was achieved', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  const member = await newMember()
  const { key, lessons } = await findCourse(member, deployment, page)
  const { payment } = await buy(member, { product: key })
  await member.post(`/learning/lesson/${lessons[1]?.id}/progress`, { isFinished: true })
  await runSandboxAction('refund', { payment })
  await signInAs(context, member, baseURL ?? '')
  const lesson = `/course/${courseSlugs[deployment]}/${lessons[2]?.slug}`
  await expect(async () => {
    await page.goto(lesson)
    await expect(page.locator('main').getByRole('link', { name: words.items.buy })).toBeVisible({
      timeout: 1000,
    })
  }).toPass({ timeout: 20_000 })
  await page.goto('/course/my-course')
  await expect(page.getByText(words.myCourses.states.over)).toBeVisible()
})

test('the shop has everything on sale, and its filter works in the address', async ({
  page,
  words,
}) => {
  await page.goto('/shop')
  await expectWellMade(page)
  await page
    .locator('main')
    .getByRole('link', { name: words.shop.filters.course, exact: true })
    .click()
  await expect(page).toHaveURL(/\/shop\?kind=course$/u)
  const kinds = page.locator('main article p:first-child')
  await expect(kinds.filter({ hasNotText: words.shop.kinds.course })).toHaveCount(0)
  await expect(kinds.first()).toHaveText(words.shop.kinds.course)
})
