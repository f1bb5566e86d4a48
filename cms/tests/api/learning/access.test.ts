import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  closedWords,
  giveCourse,
  learnerOf,
  type MadeCourse,
  makeCourse,
  question,
  setState,
} from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { type Member, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: counts the statements of reading a lesson. */
const counting = `
const { readLesson } = require('./dist/src/learning/lessons/read-lesson')
const { findUser } = require('./dist/src/members/users/user-row')
async function run(userId, id) {
  const user = await findUser(strapi, Number(userId))
  let count = 0
  const add = () => { count += 1 }
  strapi.db.connection.on('query', add)
  await readLesson(strapi, id, user)
  strapi.db.connection.off('query', add)
  tell(count)
}
`

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs)

describe.each(everyCms())('access to lessons on %s', (_name, cms) => {
  let course: MadeCourse
  let member: Member

  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{ isFree: true }, {}, {}] })
    member = await newMember(cms)
  })

  const locksOf = async (id: string, token?: string) => {
    const { body } = await learnerOf(cms, token).course(id)
    return body.chapters.flatMap(({ lessons }: { lessons: { lock: string | null }[] }) =>
      lessons.map(({ lock }) => lock),
    )
  }

  test('a free lesson is open to visitors; others are closed, and their outline is public', async () => {
    const visitor = learnerOf(cms)
    const [free, closed] = course.lessons as [string, string, string]
    const read = await visitor.read(free)
    expect([read.status, read.body.title, read.body.note, read.body.progress]).toEqual([
      200,
      'Próba lecke 1',
      { text: '', version: 0 },
      null,
    ])
    expect(JSON.stringify(read.body.body)).toContain(`${closedWords} 1`)
    expect(read.body.next).toMatchObject({ title: 'Próba lecke 2', lock: 'courseLocked' })
    expect(await visitor.read(closed)).toMatchObject(refusal('courseLocked'))
    const shown = await visitor.course(course.id)
    expect(shown.body).toMatchObject({ access: 'none', finished: 0, total: 3, lastAt: null })
    expect(shown.body.chapters.map(({ title }: { title: string }) => title)).toEqual([
      'Első fejezet',
      'Második fejezet',
    ])
    expect(JSON.stringify(shown.body)).not.toContain(closedWords)
    expect(await locksOf(course.id)).toEqual([null, 'courseLocked', 'courseLocked'])
    for (const part of ['progress', 'note', 'start'] as const) {
      const asked = await visitor[part](free, {})
      expect([part, asked.status]).toEqual([part, 401])
    }
    expect(await visitor.read('x')).toMatchObject(refusal('notFound'))
  })

  test('a purchase opens all, until a dispute, a refund or its end', async () => {
    const learner = learnerOf(cms, member.token)
    const [, closed] = course.lessons as [string, string, string]
    expect(await learner.read(closed)).toMatchObject(refusal('courseLocked'))
    const key = await giveCourse(cms, member, course)
    expect((await learner.read(closed)).body.course.access).toBe('bought')
    const [own] = (await learner.mine()).body.courses
    expect(own).toMatchObject({ id: course.id, access: 'bought', until: null, orderStatus: null })
    for (const [state, is] of [
      ['suspended', 'suspended'],
      ['revoked', 'over'],
    ] as const) {
      await setState(cms, key, state)
      expect(await learner.read(closed)).toMatchObject(refusal('courseLocked'))
      expect((await learner.progress(closed, { place: 1 })).status).toBe(403)
      const [lost] = (await learner.mine()).body.courses
      expect(lost).toMatchObject({ access: 'none', orderStatus: { is } })
    }
    await setState(cms, key, 'active')
    expect((await learner.read(closed)).status).toBe(200)
    const expired = await newMember(cms)
    await giveCourse(cms, expired, course, { from: ago(40), until: ago(10) })
    const answer = await learnerOf(cms, expired.token).course(course.id)
    expect(answer.body).toMatchObject({ access: 'none', orderStatus: null })
    expect(new Date(answer.body.until) < new Date()).toBe(true)
  })

  test('a membership opens it by the setting of the course', async () => {
    const monthly = await newMember(cms, { tier: 'subscriber' })
    const yearly = await newMember(cms, { tier: 'paid' })
    const accessOf = async (id: string, { token }: Member) =>
      (await learnerOf(cms, token).course(id)).body.access
    for (const [membership, wanted] of [
      ['none', ['none', 'none', 'none']],
      ['yearly', ['none', 'none', 'membership']],
      ['every', ['none', 'membership', 'membership']],
    ] as const) {
      const { id } = await makeCourse(cms, { membership })
      const fresh = await newMember(cms)
      const found = [fresh, monthly, yearly].map((one) => accessOf(id, one))
      expect([membership, await Promise.all(found)]).toEqual([membership, wanted])
    }
  })

  test('lessons open by days from the purchase on, at midnight', async () => {
    const drip = await makeCourse(cms, { dripDays: 7, lessons: [{}, {}, {}] })
    const fresh = await newMember(cms)
    await giveCourse(cms, fresh, drip, { from: ago(8) })
    expect(await locksOf(drip.id, fresh.token)).toEqual([null, null, 'lessonNotYet'])
    const { body } = await learnerOf(cms, fresh.token).course(drip.id)
    const opensAt = new Date(body.chapters[1].lessons[0].opensAt)
    expect(opensAt.getTime() - Date.now()).toBeLessThan(6 * dayMs)
    const budapest = { timeZone: 'Europe/Budapest', timeStyle: 'medium' } as const
    expect(opensAt.toLocaleTimeString('sv', budapest)).toBe('00:00:00')
    const [, , late] = drip.lessons as [string, string, string]
    expect(await learnerOf(cms, fresh.token).read(late)).toMatchObject(refusal('lessonNotYet'))
    expect((await learnerOf(cms, fresh.token).progress(late, { place: 1 })).status).toBe(403)
  })

  test('in order, a lesson opens after the one before with its quiz', async () => {
    const ordered = await makeCourse(cms, {
      isInOrder: true,
      lessons: [{ questions: [question()] }, {}, {}],
    })
    const fresh = await newMember(cms)
    await giveCourse(cms, fresh, ordered)
    const learner = learnerOf(cms, fresh.token)
    const [first, second] = ordered.lessons as [string, string, string]
    const closed = [null, 'lessonInOrder', 'lessonInOrder']
    expect(await locksOf(ordered.id, fresh.token)).toEqual(closed)
    await learner.finish(first)
    expect(await locksOf(ordered.id, fresh.token)).toEqual(closed)
    expect(await learner.read(second)).toMatchObject(refusal('lessonInOrder'))
    const { attempt } = (await learner.start(first)).body
    expect((await learner.submit(first, attempt.id, [[0]])).body.attempt.isPassed).toBe(true)
    expect(await locksOf(ordered.id, fresh.token)).toEqual([null, null, 'lessonInOrder'])
    const { body } = await learner.course(ordered.id)
    expect(body).toMatchObject({ finished: 1, total: 3, isComplete: false })
    expect(body.next).toBe(body.chapters[0].lessons[1].slug)
  })

  test('a retired lesson stays for those who bought the course before', async () => {
    const retired = await makeCourse(cms, {
      lessons: [{}, { retiredAt: ago(5).toISOString() }, {}],
    })
    const [early, late] = [await newMember(cms), await newMember(cms)]
    await giveCourse(cms, early, retired, { from: ago(6) })
    await giveCourse(cms, late, retired, { from: ago(4) })
    const [, gone] = retired.lessons as [string, string, string]
    expect((await learnerOf(cms, early.token).course(retired.id)).body.total).toBe(3)
    expect((await learnerOf(cms, late.token).course(retired.id)).body.total).toBe(2)
    expect((await learnerOf(cms, early.token).read(gone)).status).toBe(200)
    expect(await learnerOf(cms, late.token).read(gone)).toMatchObject(refusal('notFound'))
    expect((await learnerOf(cms).course(retired.id)).body.total).toBe(2)
  })

  test('the statements for a lesson are as many in a long course as in a short one', async () => {
    const countOf = async (lessons: number) => {
      const made = await makeCourse(cms, {
        lessons: Array(lessons).fill({ questions: [question()] }),
      })
      const reader = await newMember(cms)
      await giveCourse(cms, reader, made)
      const [, second = ''] = made.lessons
      return runInStrapi(cms, counting, String(reader.userId), second)
    }
    expect(await countOf(12)).toEqual(await countOf(2))
  })

  test('a blocked account has no access', async () => {
    const blocked = await newMember(cms)
    await giveCourse(cms, blocked, course)
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${blocked.userId}`)
    const [, closed] = course.lessons as [string, string, string]
    expect((await learnerOf(cms, blocked.token).mine()).status).toBe(401)
    expect(await learnerOf(cms, blocked.token).read(closed)).toMatchObject(refusal('courseLocked'))
  })
})
