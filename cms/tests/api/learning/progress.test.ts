import { beforeAll, describe, expect, test } from '@jest/globals'
import { lessonNoteLength } from '@krono/contract'
import { barrierFor } from '../../support/barrier'
import { giveCourse, learnerOf, type MadeCourse, makeCourse } from '../../support/courses'
import { runInStrapi } from '../../support/in-strapi'
import { type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: saves a note once all callers have reached the barrier. */
const saving = `
const { saveNote } = require('./dist/src/learning/lessons/save-note')
const { findUser } = require('./dist/src/members/users/user-row')
async function run(url, userId, id, text) {
  const user = await findUser(strapi, Number(userId))
  await fetch(url)
  tell(await saveNote(strapi, user, id, { text, base: 'a\\nb\\nc', version: 1 }))
}
`

const secondsAgo = (count: number) => new Date(Date.now() - count * 1000).toISOString()

describe.each(everyCms())('progress and notes on %s', (_name, cms) => {
  let course: MadeCourse
  let member: Member
  let lesson: string

  beforeAll(async () => {
    course = await makeCourse(cms)
    lesson = course.lessons[0] ?? ''
  })

  async function newLearner() {
    member = await newMember(cms)
    await giveCourse(cms, member, course)
    return learnerOf(cms, member.token)
  }

  test('of two devices the later place stays; what is finished stays finished', async () => {
    const learner = await newLearner()
    const place = async (at: string, value: number) =>
      (await learner.progress(lesson, { place: value, at })).body.place
    expect(await place(secondsAgo(60), 4)).toBe(4)
    expect(await place(secondsAgo(120), 9)).toBe(4)
    expect(await place(secondsAgo(30), 6)).toBe(6)
    // A clock that is ahead does not block later places.
    expect(await place(new Date(Date.now() + 86_400_000).toISOString(), 7)).toBe(7)
    expect((await learner.progress(lesson, { place: 8 })).body).toEqual({
      place: 8,
      finishedAt: null,
    })
    const finished = (await learner.finish(lesson)).body
    expect(finished).toEqual({ place: 8, finishedAt: expect.any(String) })
    expect((await learner.finish(lesson)).body).toEqual(finished)
    expect((await learner.progress(lesson, { place: 2 })).body).toEqual({ ...finished, place: 2 })
    expect((await learner.read(lesson)).body.progress).toEqual({ ...finished, place: 2 })
    for (const body of [{ place: -1 }, { place: 1.5 }, { isFinished: false }, { at: 'x' }])
      expect((await learner.progress(lesson, body)).status).toBe(400)
  })

  test('finished lessons are counted, and the next one is named', async () => {
    const learner = await newLearner()
    const own = async () => (await learner.mine()).body.courses[0]
    expect(await own()).toMatchObject({ finished: 0, total: 3, next: `${course.slug}-1` })
    await learner.finish(lesson)
    await learner.progress(course.lessons[2] ?? '', { place: 1 })
    expect(await own()).toMatchObject({ finished: 1, next: `${course.slug}-3`, isComplete: false })
    for (const id of course.lessons) await learner.finish(id)
    expect(await own()).toMatchObject({ finished: 3, next: null, isComplete: true })
  })

  test('what waited on a device is not stored for its next user', async () => {
    const learner = await newLearner()
    const userId = 'another'
    expect((await learner.progress(lesson, { place: 1, userId })).status).toBe(409)
    expect((await learner.note(lesson, { text: 'x', version: 0, userId })).status).toBe(409)
    expect((await learner.note(lesson, { text: 'x', version: 0, userId: member.id })).status).toBe(
      200,
    )
  })

  test('a note is stored, and the same request again changes nothing', async () => {
    const learner = await newLearner()
    const body = { text: 'első\nmásodik', base: '', version: 0 }
    expect((await learner.note(lesson, body)).body).toEqual({ text: body.text, version: 1 })
    expect((await learner.note(lesson, body)).body).toEqual({ text: body.text, version: 1 })
    const longer = 'x'.repeat(lessonNoteLength)
    expect((await learner.note(lesson, { text: longer, version: 1 })).body.version).toBe(2)
    expect(await learner.note(lesson, { text: `${longer}x`, version: 2 })).toMatchObject({
      status: 422,
    })
    expect((await learner.note(lesson, { text: '', version: 2 })).body).toEqual({
      text: '',
      version: 3,
    })
    expect((await learner.read(lesson)).body.note).toEqual({ text: '', version: 3 })
  })

  test('two devices merge; of a conflict both versions stay', async () => {
    const learner = await newLearner()
    const note = async (text: string, base: string, version: number) =>
      (await learner.note(lesson, { text, base, version })).body
    const base = 'a\nb\nc'
    expect(await note(base, '', 0)).toEqual({ text: base, version: 1 })
    expect(await note('A\nb\nc', base, 1)).toEqual({ text: 'A\nb\nc', version: 2 })
    const merged = { text: 'A\nb\nC', version: 3 }
    expect(await note('a\nb\nC', base, 1)).toEqual(merged)
    expect(await note('a\nb\nC', base, 1)).toEqual(merged)
    const both = { text: 'A\nb\nC\nD', version: 4 }
    expect(await note('a\nb\nD', base, 1)).toEqual(both)
    // Also after a further change, which moved all lines.
    expect(await note('3\nA\nb\nC\nD', both.text, 4)).toMatchObject({ version: 5 })
    for (const text of ['a\nb\nD', 'a\nb\nC', 'A\nb\nc'])
      expect(await note(text, base, 1)).toEqual({ text: '3\nA\nb\nC\nD', version: 5 })
  })

  test('two devices that send at once lose nothing', async () => {
    for (let round = 0; round < 3; round += 1) {
      const learner = await newLearner()
      await learner.note(lesson, { text: 'a\nb\nc', base: '', version: 0 })
      const barrier = await barrierFor(2)
      await Promise.all(
        ['A\nb\nc', 'a\nb\nC'].map((text) =>
          runInStrapi(cms, saving, barrier.url, String(member.userId), lesson, text),
        ),
      )
      barrier.end()
      expect((await learner.read(lesson)).body.note).toEqual({ text: 'A\nb\nC', version: 3 })
    }
  })

  test('the first calls of several tabs add one row', async () => {
    const learner = await newLearner()
    await Promise.all([
      learner.progress(lesson, { place: 1 }),
      learner.progress(lesson, { place: 2 }),
      learner.note(lesson, { text: 'x', version: 0 }),
    ])
    const rows = await runSql(
      cms,
      `SELECT note FROM lesson_progresses WHERE user_id = ${member.userId}`,
    )
    expect(rows).toEqual([{ note: 'x' }])
  })
})
