import { beforeAll, describe, expect, test } from '@jest/globals'
import { previewHeader, previewLearnerHeader, previewStatusHeader } from '@krono/contract'
import { createEntry, deleteEntry } from '../../support/admin'
import { paragraphs, titlePrefix } from '../../support/content'
import {
  closedWords,
  keyWords,
  learnerOf,
  type MadeCourse,
  makeCourse,
  question,
} from '../../support/courses'
import { secrets } from '../../support/environment'
import { call, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'

const lessonUid = 'api::lesson.lesson'
const courseUid = 'api::course.course'

type Learner = 'visitor' | 'buyer' | 'finished'

/** A call of web for an editor's preview. */
const previewed = (
  cms: RunningCms,
  method: 'GET' | 'POST',
  path: string,
  more: { as?: Learner; status?: string; token?: string; secret?: string; body?: unknown } = {},
) =>
  call(cms, method, path, {
    token: more.token,
    ...(method === 'POST' && { body: more.body ?? {} }),
    headers: {
      [previewHeader]: more.secret ?? secrets.PREVIEW_SECRET,
      ...(more.as && { [previewLearnerHeader]: more.as }),
      ...(more.status && { [previewStatusHeader]: more.status }),
    },
  })

const countOf = async (cms: RunningCms, table: string) =>
  (await runSql(cms, `SELECT id FROM ${table}`)).length

describe.each(everyCms())('the preview of a lesson on %s', (_name, cms) => {
  let course: MadeCourse

  beforeAll(async () => {
    course = await makeCourse(cms, {
      lessons: [{ questions: [question(), question('order')] }, {}],
    })
  })

  test('shows a draft that is in no course, also an unfinished one', async () => {
    const created = await createEntry(cms, lessonUid, { title: titlePrefix, slug: 'proba-magaban' })
    const id: string = created.body.data.documentId
    for (const path of [`/learning/course/${id}`, `/learning/lesson/${id}`]) {
      expect((await call(cms, 'GET', path)).status).toBe(404)
      expect((await previewed(cms, 'GET', path, { secret: 'x' })).status).toBe(404)
      expect((await previewed(cms, 'GET', path, { status: 'published' })).status).toBe(404)
    }
    const outline = await previewed(cms, 'GET', `/learning/course/${id}`)
    expect(outline.body).toMatchObject({
      ...{ id, slug: id, title: '', total: 1 },
      chapters: [{ lessons: [{ id, slug: 'proba-magaban', title: titlePrefix, lock: null }] }],
    })
    const read = await previewed(cms, 'GET', `/learning/lesson/${id}`)
    expect(read.body).toMatchObject({ title: titlePrefix, body: [], quiz: null })
    const closed = await previewed(cms, 'GET', `/learning/lesson/${id}`, { as: 'visitor' })
    expect(closed.status).toBe(403)
    await deleteEntry(cms, lessonUid, id)
  })

  test('shows a draft in a course that is a draft', async () => {
    const lesson = await createEntry(cms, lessonUid, {
      ...{ title: titlePrefix, slug: 'proba-vazlatban', summary: 'x', minutes: 5 },
      body: paragraphs('A vázlat szövege'),
    })
    const id: string = lesson.body.data.documentId
    const chapters = [{ title: 'Egy', lessons: [id] }]
    const draft = await createEntry(cms, courseUid, { title: 'Vázlat', slug: 'proba-v', chapters })
    const read = await previewed(cms, 'GET', `/learning/lesson/${id}`)
    expect(read.body).toMatchObject({ course: { title: 'Vázlat', slug: 'proba-v' } })
    expect(JSON.stringify(read.body.body)).toContain('A vázlat szövege')
    expect((await call(cms, 'GET', `/learning/lesson/${id}`)).status).toBe(404)
    await deleteEntry(cms, courseUid, draft.body.data.documentId)
    await deleteEntry(cms, lessonUid, id)
  })

  test('shows the published version as the chosen learner, too', async () => {
    for (const [as, status] of [
      ['visitor', 403],
      ['buyer', 200],
      ['finished', 200],
    ] as const) {
      const path = `/learning/lesson/${course.lessons[1]}`
      const read = await previewed(cms, 'GET', path, { as, status: 'published' })
      expect([as, read.status]).toEqual([as, status])
      expect([as, JSON.stringify(read.body).includes(closedWords)]).toEqual([as, status === 200])
    }
  })

  test('of a finished learner has its progress and its quiz passed', async () => {
    const path = `/learning/lesson/${course.lessons[0]}`
    const { body } = await previewed(cms, 'GET', path, { as: 'finished' })
    expect(body).toMatchObject({
      progress: { finishedAt: expect.any(String) },
      quiz: { isPassed: true, attempts: [] },
    })
  })

  test('lets an editor try the quiz, and stores nothing', async () => {
    const path = `/learning/lesson/${course.lessons[0]}/quiz`
    const before = await countOf(cms, 'quiz_attempts')
    const started = await previewed(cms, 'POST', `${path}/start`)
    expect(started.body).toMatchObject({
      needed: 2,
      questions: [{ kind: 'one' }, { kind: 'order' }],
    })
    for (const word of [...keyWords, 'isRight', '"right"'])
      expect([word, JSON.stringify(started.body).includes(word)]).toEqual([word, false])
    const attempt: string = started.body.attempt.id
    const shown: string[] = started.body.questions[1].answers
    const order = ['Testi', 'Lelki', 'Szellemi'].map((text) => shown.indexOf(text))
    const submit = (answers: number[][], id = attempt) =>
      previewed(cms, 'POST', `${path}/submit`, { body: { attempt: id, answers } })
    expect((await submit([[0], []])).status).toBe(422)
    expect((await submit([[1], order])).body).toMatchObject({
      attempt: { score: 1, total: 2, isPassed: false },
      questions: [{ isRight: false, right: [0] }, { isRight: true }],
    })
    const passed = await submit([[0], order])
    expect(passed.body).toMatchObject({ attempt: { score: 2, isPassed: true } })
    expect(JSON.stringify(passed.body)).toContain(keyWords[1])
    expect((await submit([[0], order], 'a'.repeat(24))).status).toBe(409)
    expect(await countOf(cms, 'quiz_attempts')).toBe(before)
  })

  test('has no quiz for a visitor, for another secret, and for a lesson without one', async () => {
    const [first, second] = course.lessons
    const start = (id: string | undefined, more: { as?: Learner; secret?: string }) =>
      previewed(cms, 'POST', `/learning/lesson/${id}/quiz/start`, more)
    expect((await start(first, { as: 'visitor' })).status).toBe(403)
    expect((await start(first, { secret: 'x' })).status).toBe(401)
    expect((await start(second, {})).status).toBe(404)
  })

  test('writes nothing of a member', async () => {
    const { token } = await newMember(cms)
    const id = course.lessons[1]
    for (const [path, body] of [
      [`/learning/lesson/${id}/progress`, { isFinished: true }],
      [`/learning/lesson/${id}/note`, { text: 'x', version: 0 }],
      [`/learning/course/${course.id}/certificate`, { name: 'Próba', hasPlate: false }],
    ] as const) {
      const answer = await previewed(cms, 'POST', path, { as: 'finished', token, body })
      expect([path, answer.status]).toEqual([path, 401])
    }
    expect((await learnerOf(cms, token).mine()).body).toEqual({ courses: [] })
  })
})
