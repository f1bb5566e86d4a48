import { beforeAll, describe, expect, test } from '@jest/globals'
import { giveCourse, learnerOf, type MadeCourse, makeCourse, question } from '../support/courses'
import { manyMembers } from '../support/many-members'
import { newsletterOf } from '../support/newsletter'
import { call, newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sessionOf } from '../support/sandbox'
import { secondCms } from '../support/second-cms'
import { until } from '../support/until'

/** What one client of each kind writes, one after the other: the key of an acknowledged write; undefined once refused. */
type Write = (turn: number) => Promise<string | undefined>

/** Fifty clients, by kind. Each course that is given takes a second. */
const counts = { dates: 28, checkouts: 10, quizzes: 2, newsletter: 10 } as const
type Kind = keyof typeof counts

/** SQL of the keys of stored writes. */
const stored: Record<Kind, string> = {
  dates: 'SELECT document_id AS key FROM registered_dates',
  checkouts: 'SELECT session_id AS key FROM orders',
  quizzes: 'SELECT document_id AS key FROM quiz_attempts WHERE submitted_at IS NOT NULL',
  newsletter: `SELECT email AS key FROM newsletter_subscribers`,
}

/** Ends in this time after SIGTERM: containers are killed after ten seconds. */
const drainMs = 10_000

/** A refusal, or no answer at all. */
const refused = Symbol('refused')

describe.each(everyCms())('SIGTERM under load on %s', (_name, cms) => {
  let course: MadeCourse
  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{ questions: [question()] }] })
  })

  /** The writes of all clients. */
  async function clients(on: RunningCms): Promise<[Kind, Write][]> {
    const members = await manyMembers(cms, counts.dates + counts.checkouts + counts.quizzes)
    const emails = members.map(({ email }) => `'${email}'`).join(', ')
    const ids = await runSql(cms, `SELECT id, email FROM up_users WHERE email IN (${emails})`)
    const take = (count: number) => members.splice(0, count)
    const savers = take(counts.dates)
    await runSql(
      cms,
      `UPDATE up_users SET is_paid_user = true, plan = 'monthly', subscription_id = 'sub_test'
       WHERE email IN (${savers.map(({ email }) => `'${email}'`).join(', ')})`,
    )
    const dates = savers.map(({ token }): [Kind, Write] => [
      'dates',
      async (turn) => {
        const body = { name: `Béla ${turn}`, date: '1984-06-12' }
        return (await call(on, 'POST', '/user/addRegisteredDate', { token, body })).body.id
      },
    ])
    const checkouts = take(counts.checkouts).map(({ token }): [Kind, Write] => [
      'checkouts',
      async (turn) => {
        const people = [{ name: `Ágnes ${turn}`, date: '1984-06-12' }]
        const confirmations = { areCorrect: true, mayBeInexact: true }
        const body = { product: 'analysis-short', people, confirmations }
        const { url } = (await call(on, 'POST', '/payment/checkout', { token, body })).body
        return url && sessionOf(url)
      },
    ])
    const learners = take(counts.quizzes)
    // One after the other: each needs a loaded Strapi.
    for (const { email } of learners) {
      const userId = Number(ids.find((row) => row.email === email)?.id)
      await giveCourse(cms, { userId }, course)
    }
    const quizzes = learners.map(({ token }): [Kind, Write] => {
      const learner = learnerOf(on, token)
      const [lesson = ''] = course.lessons
      return [
        'quizzes',
        async () => {
          const { attempt } = (await learner.start(lesson)).body
          if (!attempt) return undefined
          const { status } = await learner.submit(lesson, attempt.id, [[0]])
          return status === 200 ? attempt.id : undefined
        },
      ]
    })
    const newsletter = Array.from({ length: counts.newsletter }, (): [Kind, Write] => [
      'newsletter',
      async () => {
        const email = newEmail()
        return (await newsletterOf(on).subscribe(email)).status === 202 ? email : undefined
      },
    ])
    return [...dates, ...checkouts, ...quizzes, ...newsletter]
  }

  test('every acknowledged write is stored, and the process ends by itself', async () => {
    const { cms: second, program } = await secondCms(cms)
    const acknowledged: Record<Kind, string[]> = {
      dates: [],
      checkouts: [],
      quizzes: [],
      newsletter: [],
    }
    const all = await clients(second)
    const isBusy = () => Object.values(acknowledged).every((keys) => keys.length > 0)
    let isEnding = false
    let endedMs = 0
    const work = all.map(async ([kind, write]) => {
      for (let turn = 0; ; turn += 1) {
        const key = await write(turn).catch(() => refused)
        if (typeof key === 'string') acknowledged[kind].push(key)
        else if (isEnding) return
        if (!isEnding && isBusy()) {
          isEnding = true
          const begun = Date.now()
          program.child.kill('SIGTERM')
          program.ended.then(() => {
            endedMs = Date.now() - begun
          })
        }
      }
    })
    await Promise.all(work)
    expect(await program.ended).toBe(0)
    expect(endedMs).toBeLessThan(drainMs)
    for (const kind of Object.keys(counts) as Kind[]) {
      // The address of the newsletter is written by a task.
      const missing = async () => {
        const keys = new Set((await runSql(cms, stored[kind])).map(({ key }) => key))
        return acknowledged[kind].filter((key) => !keys.has(key))
      }
      await until(async () => ((await missing()).length === 0 ? true : undefined))
      expect([kind, await missing()]).toEqual([kind, []])
    }
  })
})
