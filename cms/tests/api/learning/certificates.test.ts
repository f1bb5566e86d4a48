import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  giveCourse,
  learnerOf,
  type MadeCourse,
  makeCourse,
  question,
  setState,
} from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { mailsTo, mailTo } from '../../support/mailbox'
import { call, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const revoking = `
const { revokeCertificate } = require('./dist/src/learning/certificates/revoke')
async function run(id, reason) {
  tell((await revokeCertificate(strapi, id, reason)).reason)
}
`

describe.each(everyCms())('certificates on %s', (_name, cms) => {
  let course: MadeCourse

  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{}, { questions: [question()] }, {}] })
  })

  const open = (token: string, session?: string) =>
    call(cms, 'GET', `/certificate/open?token=${token}`, { token: session })

  async function newLearner() {
    const member = await newMember(cms)
    const key = await giveCourse(cms, member, course)
    return { ...member, ...learnerOf(cms, member.token), key }
  }

  type Learner = Awaited<ReturnType<typeof newLearner>>

  async function passQuiz({ start, submit }: Learner) {
    const id = course.lessons[1] ?? ''
    const { attempt } = (await start(id)).body
    await submit(id, attempt.id, [[0]])
  }

  async function complete(learner: Learner) {
    for (const id of course.lessons) await learner.finish(id)
    await passQuiz(learner)
  }

  test('is issued once, for a complete course only', async () => {
    const learner = await newLearner()
    const wish = { name: 'Kiss Ágnes' }
    expect(await learner.certificate('x', wish)).toMatchObject(refusal('notFound'))
    expect(await learner.certificate(course.id, wish)).toMatchObject(refusal('courseIncomplete'))
    for (const id of course.lessons) await learner.finish(id)
    expect(await learner.certificate(course.id, wish)).toMatchObject(refusal('courseIncomplete'))
    await passQuiz(learner)
    expect((await learner.mine()).body.courses[0]).toMatchObject({ isComplete: true })
    const issued = await Promise.all([1, 2].map(() => learner.certificate(course.id, wish)))
    expect(issued[0]?.body).toEqual(issued[1]?.body)
    const { token } = issued[0]?.body ?? {}
    const again = await learner.certificate(course.id, { name: 'Más Név', hasPlate: true })
    expect(again.body).toEqual(issued[0]?.body)
    const shown = (await open(token, learner.token)).body
    expect(shown).toMatchObject({ name: 'Kiss Ágnes', lessons: 3, minutes: 33, isMine: true })
    expect((await learner.course(course.id)).body.certificate).toEqual(again.body)
    const stranger = learnerOf(cms, (await newMember(cms)).token)
    expect(await stranger.certificate(course.id, wish)).toMatchObject(refusal('courseLocked'))
  })

  test('shows the name only; its plate needs the session of the holder', async () => {
    const learner = await newLearner()
    await complete(learner)
    const wish = { name: 'Kiss Ágnes', hasPlate: true }
    const { token } = (await learner.certificate(course.id, wish)).body
    const { slug, title } = course
    const facts = { name: 'Kiss Ágnes', course: { slug, title }, revokedAt: null }
    for (const session of [undefined, (await newMember(cms)).token]) {
      const { body } = await open(token, session)
      expect(body).toMatchObject({ ...facts, plateDate: null, isMine: false })
      expect(JSON.stringify(body)).not.toContain('1984')
    }
    expect((await open(token, learner.token)).body.plateDate).toBe('1984-06-12')
    await learner.certificate(course.id, { ...wish, hasPlate: false })
    expect((await open(token, learner.token)).body.plateDate).toBeNull()
    expect(await open('x'.repeat(43))).toMatchObject(refusal('notFound'))
  })

  test('stays after the access has ended, and is gone for good when it is revoked', async () => {
    const learner = await newLearner()
    await complete(learner)
    const wish = { name: 'Kiss Ágnes' }
    const { token } = (await learner.certificate(course.id, wish)).body
    await setState(cms, learner.key, 'revoked')
    expect((await learner.certificate(course.id, wish)).body.token).toBe(token)
    await setState(cms, learner.key, 'active')
    const [row] = await runSql(cms, `SELECT document_id FROM certificates WHERE token = '${token}'`)
    const id = String(row?.document_id)
    expect(await runInStrapi(cms, revoking, id, 'Másé')).toEqual(['Másé'])
    expect(await runInStrapi(cms, revoking, id, 'Mégis')).toEqual(['Másé'])
    const shown = (await open(token)).body
    expect([shown.revokedAt === null, shown.name]).toEqual([false, 'Kiss Ágnes'])
    expect(await learner.certificate(course.id, wish)).toMatchObject(refusal('certificateRevoked'))
    expect((await learner.mine()).body.courses[0].certificate.isRevoked).toBe(true)
  })

  test('the end of a course is congratulated once', async () => {
    const learner = await newLearner()
    await complete(learner)
    const mail = await mailTo(cms, learner.email, 'Elvégezted')
    expect(mail.subject).toBe(`Elvégezted: ${course.title}`)
    expect(mail.links.some((link) => link.endsWith('/course/my-course'))).toBe(true)
    await passQuiz(learner)
    await learner.finish(course.lessons[0] ?? '')
    const about = (await mailsTo(cms, learner.email)).filter(({ subject }) =>
      subject.startsWith('Elvégezted'),
    )
    expect(about).toHaveLength(1)
    const rows = await runSql(
      cms,
      `SELECT id FROM outgoing_mails WHERE user_id = ${learner.userId} AND mail = 'courseFinished'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('all goes with the account, and is exported before', async () => {
    const learner = await newLearner()
    await complete(learner)
    await learner.note(course.lessons[0] ?? '', { text: 'Az én jegyzetem', version: 0 })
    const { token } = (await learner.certificate(course.id, { name: 'Kiss Ágnes' })).body
    const exported = JSON.stringify(
      (await call(cms, 'GET', '/user/export', { token: learner.token })).body,
    )
    for (const text of ['Az én jegyzetem', 'quizAttempts', token]) expect(exported).toContain(text)
    const body = { password: learner.password }
    const erased = await call(cms, 'DELETE', '/user/delete-user', { token: learner.token, body })
    expect(erased.status).toBe(200)
    for (const table of ['lesson_progresses', 'quiz_attempts', 'certificates']) {
      const rows = await runSql(cms, `SELECT id FROM ${table} WHERE user_id = ${learner.userId}`)
      expect([table, rows]).toEqual([table, []])
    }
    expect(await open(token)).toMatchObject(refusal('notFound'))
  })
})
