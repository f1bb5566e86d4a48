import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Member } from './people'
import type { Deployment } from './test'

type Language = Deployment['deployment']

export const courseSlugs = {
  hun: 'olvasd-a-rajzod',
  eng: 'read-your-own-chart',
  rus: 'prochti-svoy-risunok',
} as const

type Answer = { text: string; isRight?: boolean }
type Question = { kind: 'one' | 'several' | 'order'; answers: Answer[] }

// The cms of the tests serves all deployments, and its lessons are Hungarian.
const folder = path.join(__dirname, '../../cms/seed/content/courses/read-your-chart/hun')

/** The quizzes of the seeded course in order, with their key. */
export const seededQuizzes: Question[][] = readdirSync(folder)
  .filter((name) => name.endsWith('.quiz.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))

/** The product key and the lessons of the seeded course. Opens its page. */
export async function findCourse(member: Member, deployment: Language, page: Page) {
  await page.goto(`/course/${courseSlugs[deployment]}`)
  const product = await page.locator('main a[href^="/payment/item"]').first().getAttribute('href')
  const key = new URLSearchParams(product?.split('?')[1]).get('product') ?? ''
  const course = await member.get(`/learning/course/${key.replace('course-', '')}`)
  const lessons: { id: string; slug: string; hasQuiz: boolean; hasVideo: boolean }[] =
    course.chapters.flatMap((chapter: { lessons: object[] }) => chapter.lessons)
  return { key, lessons }
}

/** Presses the right answers of the quiz on the page, or wrong ones. */
export async function answerQuiz(page: Page, questions: readonly Question[], isRight: boolean) {
  for (const [index, { kind, answers }] of questions.entries()) {
    const field = page.locator('main fieldset').nth(index)
    const wanted =
      kind === 'order' ? answers : answers.filter((one) => (one.isRight ?? false) === isRight)
    const chosen = kind === 'one' ? wanted.slice(0, 1) : wanted
    const inOrder = kind === 'order' && !isRight ? [...chosen].reverse() : chosen
    for (const { text } of inOrder) {
      await field.locator('label, button').filter({ hasText: text }).first().click()
    }
  }
}

/** Passes a quiz by its calls. */
export async function passByCalls(member: Member, lesson: string, key: readonly Question[]) {
  const { attempt, questions } = await member.post(`/learning/lesson/${lesson}/quiz/start`, {})
  const answers = key.map(({ kind, answers: all }, index) => {
    const shown: string[] = questions[index].answers
    const wanted = kind === 'order' ? all : all.filter(({ isRight }) => isRight)
    return wanted.map(({ text }) => shown.indexOf(text))
  })
  const body = { attempt: attempt.id, answers }
  const result = await member.post(`/learning/lesson/${lesson}/quiz/submit`, body)
  expect(result.attempt).toMatchObject({ isPassed: true })
}
