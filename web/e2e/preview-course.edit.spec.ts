import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { cms, signIn } from './editor'
import { expect, test } from './test'

const uid = 'api::lesson.lesson'
const course = '/course/olvasd-a-rajzod'
const lesson = `${course}/a-szam-es-a-szakasz`
const title = 'A szám és a szakasz'
const draftWords = `Vázlat ${Date.now()}`

type Question = { kind: string; answers: { text: string; isRight?: boolean; why: string }[] }
const quiz: Question[] = JSON.parse(
  readFileSync(
    path.join(
      __dirname,
      '../../cms/seed/content/courses/read-your-chart/hun/04-a-szam-es-a-szakasz.quiz.json',
    ),
    'utf8',
  ),
)

/** The path of the panel's API, called as the editor. */
async function panelOf(request: APIRequestContext, at: string, put?: object) {
  const headers = await signIn(request)
  const url = `${cms}/content-manager${at}`
  const answer = put
    ? await request.put(url, { headers, data: put })
    : await request.get(url, { headers })
  expect(answer.status()).toBeLessThan(300)
  return answer.json()
}

test.describe('the preview of a course', () => {
  let documentId = ''
  let summary = ''

  const linkTo = async (request: APIRequestContext, type: string, id: string) => {
    const query = new URLSearchParams({ documentId: id, locale: 'hu', status: 'draft' })
    return (await panelOf(request, `/preview/url/${type}?${query}`)).data.url as string
  }

  test.beforeAll(async ({ request }) => {
    const found = await panelOf(
      request,
      `/collection-types/${uid}?locale=hu&filters[slug][$eq]=a-szam-es-a-szakasz`,
    )
    documentId = found.results[0].documentId
    summary = found.results[0].summary
    await panelOf(request, `/collection-types/${uid}/${documentId}?locale=hu`, {
      summary: draftWords,
    })
  })
  test.afterAll(async ({ request }) => {
    await panelOf(request, `/collection-types/${uid}/${documentId}?locale=hu`, { summary })
  })

  test('shows a lesson to a buyer, a visitor, and one who finished the course', async ({
    page,
    request,
    words,
  }) => {
    await page.goto(await linkTo(request, uid, documentId))
    await expect(page).toHaveURL(new RegExp(`${lesson}$`, 'u'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('#lesson-text')).toContainText(/\p{L}{4}/u)
    await expect(page.getByRole('link', { name: words.lessons.quiz.begin })).toBeVisible()

    const learners = page.getByRole('navigation', { name: words.preview.learner.label })
    const chosen = learners.locator('[aria-current]')
    await expect(chosen).toHaveText(words.preview.learner.buyer)
    await learners.getByRole('link', { name: words.preview.learner.visitor }).click()
    await expect(page).toHaveURL(new RegExp(`${lesson}$`, 'u'))
    await expect(chosen).toHaveText(words.preview.learner.visitor)
    await expect(page.locator('main').getByRole('link', { name: words.items.buy })).toBeVisible()
    await expect(page.getByText(draftWords)).toBeVisible()
    await expect(page.locator('#lesson-text')).toHaveCount(0)

    await learners.getByRole('link', { name: words.preview.learner.finished }).click()
    await expect(page.locator('#lesson-text')).toBeVisible()
    await page.getByRole('link', { name: words.myCourses.takeCertificate }).click()
    await expect(page.getByText(words.certificates.inPreview)).toBeVisible()

    // The choice is kept on the other pages of the course.
    await page.goto(course)
    await expect(page.getByText(words.myCourses.states.complete)).toBeVisible()
    await learners.getByRole('link', { name: words.preview.learner.visitor }).click()
    await expect(chosen).toHaveText(words.preview.learner.visitor)
    await expect(page.getByText(words.myCourses.states.complete)).toHaveCount(0)
    await expect(
      page.locator('main').getByRole('link', { name: words.items.buy }).first(),
    ).toBeVisible()
  })

  test('lets the editor try a quiz, whose key comes after the submission', async ({
    page,
    request,
    words,
  }) => {
    await page.goto(await linkTo(request, uid, documentId))
    await page.getByRole('link', { name: words.lessons.quiz.begin }).click()
    await expect(page.locator('main fieldset')).toHaveCount(quiz.length)
    const shown = await page.content()
    for (const { why } of quiz.flatMap(({ answers }) => answers)) {
      if (why) expect(shown).not.toContain(why)
    }
    for (const [index, { kind, answers }] of quiz.entries()) {
      const right = kind === 'order' ? answers : answers.filter(({ isRight }) => isRight)
      for (const { text } of right) {
        const field = page.locator('main fieldset').nth(index)
        await field.locator('label, button').filter({ hasText: text }).first().click()
      }
    }
    await page.getByRole('button', { name: words.lessons.quiz.submit }).click()
    await expect(page.getByRole('heading', { name: words.lessons.quiz.passedTitle })).toBeVisible()
    await expect(page.getByText(quiz[0]?.answers[0]?.why ?? '')).toBeVisible()

    // Nothing of it is stored: the lesson is as before.
    await page.goto(lesson)
    await expect(page.getByRole('link', { name: words.lessons.quiz.begin })).toBeVisible()
  })

  test('is opened by no other request', async ({ baseURL, words }) => {
    const stranger = await requests.newContext({ baseURL })
    for (const cookie of ['', 'preview-learner=finished', 'preview=1; preview-learner=finished']) {
      for (const as of ['', '?as=buyer', '?as=finished']) {
        const headers = { cookie, 'preview-secret': 'x', 'preview-learner': 'finished' }
        const chosen = await stranger.get(`/api/preview/learner${as}`, { headers, maxRedirects: 0 })
        expect(chosen.status()).toBe(403)
        expect(chosen.headers()['set-cookie']).toBeUndefined()
        for (const at of [lesson, course]) {
          const answer = await stranger.get(`${at}${as}`, { headers, maxRedirects: 0 })
          expect([at, as, cookie, answer.status()]).toEqual([at, as, cookie, 200])
          expect(answer.headers()['set-cookie'] ?? '').not.toContain('preview')
          const text = await answer.text()
          for (const hidden of [draftWords, 'lesson-text', words.myCourses.takeCertificate])
            expect([at, as, cookie, text.includes(hidden)]).toEqual([at, as, cookie, false])
        }
        const submitted = await stranger.post(
          `/api/learning/lesson/${documentId}/quiz/submit${as}`,
          {
            headers: { ...headers, origin: baseURL ?? '' },
            data: { attempt: 'a'.repeat(24), answers: [] },
          },
        )
        expect(submitted.status()).toBe(401)
      }
    }
    await stranger.dispose()
  })
})
