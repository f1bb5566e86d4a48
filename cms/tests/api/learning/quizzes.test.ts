import { beforeAll, describe, expect, test } from '@jest/globals'
import { barrierFor } from '../../support/barrier'
import { paragraphs } from '../../support/content'
import {
  giveCourse,
  keyWords,
  learnerOf,
  type MadeCourse,
  makeCourse,
  question,
} from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { type Member, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const quiz = [question('one'), question('several'), question('order')]

/** Code for `runInStrapi`: submits a quiz once all callers have reached the barrier. */
const submitting = `
const { submitQuiz } = require('./dist/src/learning/quizzes/submit-quiz')
const { findUser } = require('./dist/src/members/users/user-row')
async function run(url, userId, id, attempt, answers) {
  const user = await findUser(strapi, Number(userId))
  await fetch(url)
  const submission = { attempt, answers: JSON.parse(answers) }
  const result = await submitQuiz(strapi, user, { id, submission })
  tell([result.attempt.score, result.summary.attempts.length])
}
`

/** Code for `runInStrapi`: changes a right answer of a published lesson. */
const editing = `
async function run(documentId, text) {
  const lessons = strapi.documents('api::lesson.lesson')
  await lessons.update({ documentId, locale: 'hu', data: { questions: JSON.parse(text) } })
  await lessons.publish({ documentId, locale: 'hu' })
  tell(true)
}
`

describe.each(everyCms())('quizzes on %s', (_name, cms) => {
  let course: MadeCourse
  let member: Member
  let lesson: string

  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{ questions: quiz }, {}, {}] })
    lesson = course.lessons[0] ?? ''
    member = await newMember(cms)
    await giveCourse(cms, member, course)
  })

  /** A member with the course, who has not begun a quiz. */
  async function newLearner() {
    const fresh = await newMember(cms)
    await giveCourse(cms, fresh, course)
    return { ...learnerOf(cms, fresh.token), ...fresh }
  }

  type Shown = { kind: string; answers: string[] }

  /** The places of the right answers, by their texts. */
  const rightOf = (questions: Shown[]) =>
    questions.map(({ kind, answers }) => {
      const texts = {
        one: ['Testi'],
        several: ['Testi', 'Lelki'],
        order: ['Testi', 'Lelki', 'Szellemi'],
      }
      return texts[kind as keyof typeof texts].map((text) => answers.indexOf(text))
    })

  test('no response before the submission contains the key', async () => {
    const { token } = member
    const learner = learnerOf(cms, token)
    const answers = [
      await learner.mine(),
      await learner.course(course.id),
      await learner.read(lesson),
      await learner.progress(lesson, { place: 2 }),
      await learner.note(lesson, { text: 'x', version: 0 }),
      await learner.start(lesson),
      await learner.start(lesson),
      await learner.submit(lesson, 'x', [[0], [0], [0]]),
    ]
    const { attempt } = (await learner.start(lesson)).body
    answers.push(await learner.submit(lesson, attempt.id, [[0]]))
    for (const { body } of answers) {
      const text = JSON.stringify(body)
      for (const word of [...keyWords, 'isRight', '"right"', 'reasons', 'explanation']) {
        expect(text).not.toContain(word)
      }
    }
    // The order shows nothing either.
    const { questions } = (await learner.start(lesson)).body
    expect(questions[2].answers).not.toEqual(['Testi', 'Lelki', 'Szellemi'])
    expect((await learner.start(lesson)).body.questions).toEqual(questions)
  })

  test('each open question is named, and nothing is stored', async () => {
    const learner = await newLearner()
    const { attempt } = (await learner.start(lesson)).body
    for (const [answers, fields] of [
      [[], ['answers.0', 'answers.1', 'answers.2']],
      [[[0], [], [0, 1, 2]], ['answers.1']],
      [[[0], [1], [0, 1]], ['answers.2']],
    ] as [number[][], string[]][]) {
      const refused = await learner.submit(lesson, attempt.id, answers)
      expect(refused.status).toBe(422)
      expect(refused.body.message).toBe('Kérjük, minden kérdésre válaszolj!')
      expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
    }
    for (const answers of [
      [[9], [0], [0, 1, 2]],
      [[0, 1], [0], [0, 1, 2]],
      [[0], [0], [0, 0, 1]],
      [[0], [0], [0, 1, 2], [0]],
    ])
      expect((await learner.submit(lesson, attempt.id, answers)).status).toBe(400)
    expect((await learner.start(lesson)).body.attempt).toEqual(attempt)
  })

  test('fails, is refilled and passes; the history stays', async () => {
    const learner = await newLearner()
    const first = (await learner.start(lesson)).body
    expect([first.needed, first.attempt.number, first.attempt.total]).toEqual([3, 1, 3])
    const right = rightOf(first.questions)
    const wrong = [right[0], [2], right[2]] as number[][]
    const failed = (await learner.submit(lesson, first.attempt.id, wrong)).body
    expect(failed.attempt).toMatchObject({ score: 2, total: 3, isPassed: false })
    expect(failed.questions.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual([
      true,
      false,
      true,
    ])
    expect(failed.questions[1]).toMatchObject({ chosen: [2], right: [0, 1] })
    expect(failed.questions[0].reasons[0]).toBe(keyWords[0])
    expect(failed.questions[0].explanation).toBe(keyWords[1])
    const second = (await learner.start(lesson)).body
    expect(second.attempt.number).toBe(2)
    const passed = (await learner.submit(lesson, second.attempt.id, rightOf(second.questions))).body
    expect(passed.attempt).toMatchObject({ score: 3, isPassed: true })
    expect(passed.summary).toMatchObject({ isPassed: true, best: 3, needed: 3 })
    expect(passed.summary.attempts.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    const again = (await learner.submit(lesson, second.attempt.id, wrong)).body
    expect(again).toEqual(passed)
    expect((await learner.read(lesson)).body.quiz).toEqual(passed.summary)
  })

  test('an attempt of another user, or of another lesson, is not found', async () => {
    const learner = await newLearner()
    const { attempt } = (await learnerOf(cms, member.token).start(lesson)).body
    expect(await learner.submit(lesson, attempt.id, [[0], [0], [0, 1, 2]])).toMatchObject(
      refusal('notFound'),
    )
    expect(await learner.start(course.lessons[1] ?? '')).toMatchObject(refusal('notFound'))
    const stranger = learnerOf(cms, (await newMember(cms)).token)
    expect(await stranger.start(lesson)).toMatchObject(refusal('courseLocked'))
    expect(await stranger.submit(lesson, attempt.id, [])).toMatchObject(refusal('courseLocked'))
  })

  test('of two tabs that submit at once one result is stored, and both get it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const learner = await newLearner()
      const { attempt, questions } = (await learner.start(lesson)).body
      const right = rightOf(questions)
      const wrong = [[2], right[1], right[2]]
      const barrier = await barrierFor(2)
      const told = await Promise.all(
        [right, wrong].map((answers) =>
          runInStrapi(
            cms,
            submitting,
            ...[barrier.url, String(learner.userId), lesson, attempt.id, JSON.stringify(answers)],
          ),
        ),
      )
      barrier.end()
      expect(told[0]).toEqual(told[1])
      const rows = await runSql(
        cms,
        `SELECT score FROM quiz_attempts WHERE user_id = ${learner.userId} AND submitted_at IS NOT NULL`,
      )
      expect(told[0]).toEqual([[rows[0]?.score, 1]])
      expect(rows).toHaveLength(1)
    }
  })

  test('two tabs that start at once get the same attempt', async () => {
    const learner = await newLearner()
    const started = await Promise.all([1, 2, 3].map(() => learner.start(lesson)))
    expect(new Set(started.map(({ body }) => body.attempt.id)).size).toBe(1)
  })

  test('questions edited meanwhile start the attempt again', async () => {
    const edited = await makeCourse(cms, { lessons: [{ questions: [question()] }] })
    const [id = ''] = edited.lessons
    const fresh = await newMember(cms)
    await giveCourse(cms, fresh, edited)
    const learner = learnerOf(cms, fresh.token)
    const { attempt } = (await learner.start(id)).body
    const changed = { ...question(), text: paragraphs('És ez?') }
    await runInStrapi(cms, editing, id, JSON.stringify([changed, changed]))
    expect(await learner.submit(id, attempt.id, [[0]])).toMatchObject(refusal('quizChanged'))
    const again = (await learner.start(id)).body
    expect(again.attempt).toMatchObject({ id: attempt.id, number: 1, total: 2 })
    expect((await learner.submit(id, attempt.id, [[0], [0]])).body.attempt.isPassed).toBe(true)
    await runInStrapi(cms, editing, id, JSON.stringify([changed]))
    const broken = { ...changed, answers: [{ text: 'Igen' }, { text: 'Nem' }] }
    await expect(runInStrapi(cms, editing, id, JSON.stringify([changed, broken]))).rejects.toThrow(
      '2. kérdés: pontosan egy válasz legyen jó',
    )
    const stored = (await learner.submit(id, attempt.id, [[0], [0]])).body
    expect([stored.attempt.score, stored.questions]).toEqual([2, []])
  })
})
