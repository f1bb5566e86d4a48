import { beforeAll, describe, expect, test } from '@jest/globals'
import { giveCourse, learnerOf, type MadeCourse, makeCourse, question } from '../../support/courses'
import { killAt, type Step, triedSteps } from '../../support/killed-at'
import { newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: one call of a learner. */
const callCode = `
const { startQuiz } = require('./dist/src/learning/quizzes/start-quiz')
const { submitQuiz } = require('./dist/src/learning/quizzes/submit-quiz')
const { issueCertificate } = require('./dist/src/learning/certificates/issue-certificate')
const { findUser } = require('./dist/src/members/users/user-row')
async function run(what, userId, id, attempt) {
  const user = await findUser(strapi, Number(userId))
  if (what === 'start') await startQuiz(strapi, user, id)
  if (what === 'submit') await submitQuiz(strapi, user, { id, submission: { attempt, answers: [[0]] } })
  if (what === 'certificate') await issueCertificate(strapi, user, id, { name: 'Kiss Ágnes', hasPlate: false })
}
`

type What = 'start' | 'submit' | 'certificate'

const statements: Record<What, RegExp> = {
  start: /^insert into .quiz_attempts./,
  submit: /^update .quiz_attempts. set .*submitted_at/,
  certificate: /^insert into .certificates./,
}

const steps = (Object.keys(statements) as What[]).flatMap((what) =>
  (['after', 'committed'] as const).map((moment): [What, Step['moment']] => [what, moment]),
)

describe.each(everyCms())('kill -9 during a quiz on %s', (_name, cms) => {
  let course: MadeCourse
  let lesson: string

  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{ questions: [question()] }] })
    lesson = course.lessons[0] ?? ''
  })

  test.each(triedSteps(steps))(
    '%s, %s its statement: the same call again succeeds, and nothing is doubled',
    async (what, moment) => {
      const member = await newMember(cms)
      await giveCourse(cms, member, course)
      const learner = learnerOf(cms, member.token)
      const killed = (attempt = '') =>
        killAt(
          cms,
          { sql: statements[what], moment },
          callCode,
          what,
          String(member.userId),
          what === 'certificate' ? course.id : lesson,
          attempt,
        )

      if (what === 'start') await killed()
      const { attempt } = (await learner.start(lesson)).body
      if (what === 'submit') await killed(attempt.id)
      const result = (await learner.submit(lesson, attempt.id, [[0]])).body
      expect(result.attempt).toMatchObject({ number: 1, score: 1, isPassed: true })
      await learner.finish(lesson)
      if (what === 'certificate') await killed()
      const wish = { name: 'Kiss Ágnes', hasPlate: false }
      expect((await learner.certificate(course.id, wish)).status).toBe(200)
      const count = async (table: string) =>
        (await runSql(cms, `SELECT id FROM ${table} WHERE user_id = ${member.userId}`)).length
      expect([await count('quiz_attempts'), await count('certificates')]).toEqual([1, 1])
    },
  )
})
