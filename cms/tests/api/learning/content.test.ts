import { beforeAll, describe, expect, test } from '@jest/globals'
import { previewHeader, previewLearnerHeader } from '@krono/contract'
import { callPanel, deleteEntry, unpublishEntry } from '../../support/admin'
import { getDrafts, getWithToken } from '../../support/content'
import {
  closedWords,
  giveCourse,
  keyWords,
  learnerOf,
  type MadeCourse,
  makeCourse,
  question,
} from '../../support/courses'
import { requestPanel } from '../../support/editing'
import { secrets } from '../../support/environment'
import { runInStrapi } from '../../support/in-strapi'
import { call, newMember } from '../../support/people'
import { everyCms } from '../../support/running'

const courseUid = 'api::course.course'
const lessonUid = 'api::lesson.lesson'

const publishing = `
async function run(...ids) {
  for (const documentId of ids)
    for (const uid of ['api::lesson.lesson', 'api::course.course'])
      if (await strapi.documents(uid).findOne({ documentId, locale: 'hu' }))
        await strapi.documents(uid).publish({ documentId, locale: 'hu' })
  tell(true)
}
`

const creating = `
async function run(slug) {
  const lesson = await strapi.documents('api::lesson.lesson').create({ locale: 'hu', data: {
    title: 'Próba', slug, summary: 'x', minutes: 5,
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }],
  } })
  tell(lesson.documentId)
}
`

describe.each(everyCms())('the content of courses on %s', (_name, cms) => {
  let course: MadeCourse

  beforeAll(async () => {
    course = await makeCourse(cms, { lessons: [{ questions: [question()] }, {}, {}] })
  })

  test('web reads courses, and neither texts nor keys of their lessons', async () => {
    const own = `filters[documentId][$eq]=${course.id}&locale=hu`
    for (const query of [
      `courses?${own}&populate=*`,
      `courses?${own}&populate[chapters][populate]=*`,
      `courses?${own}&populate[chapters][populate][lessons][populate]=*`,
      `courses?${own}&populate[chapters][populate][lessons][populate][questions][populate]=*`,
      `courses?${own}&populate[chapters][populate][lessons][fields]=body`,
      `courses/${course.id}?locale=hu&populate[chapters][populate][lessons]=true`,
      `courses?${own}&filters[chapters][lessons][questions][answers][isRight][$eq]=true`,
      `courses?${own}&sort=chapters.lessons.questions.answers.isRight`,
      `lessons?locale=hu&populate=*`,
      `lessons/${course.lessons[0]}?locale=hu&populate=*`,
    ]) {
      for (const get of [getWithToken, getDrafts]) {
        const answer = await get(cms, query)
        const text = await answer.text()
        for (const word of [...keyWords, closedWords, 'isRight'])
          expect([query, answer.ok && text.includes(word)]).toEqual([query, false])
        if (query.startsWith('lessons')) expect([query, answer.ok]).toEqual([query, false])
        if (/filters\[chapters\]|sort=/.test(query))
          expect([query, answer.ok]).toEqual([query, false])
      }
    }
  })

  test('a preview shows the course to a visitor, a buyer and one who finished it', async () => {
    for (const [as, wanted] of [
      ['visitor', { access: 'none', finished: 0, isComplete: false }],
      ['buyer', { access: 'bought', finished: 0, isComplete: false }],
      ['finished', { access: 'bought', finished: 3, isComplete: true }],
    ] as const) {
      const headers = { [previewHeader]: secrets.PREVIEW_SECRET, [previewLearnerHeader]: as }
      const shown = await call(cms, 'GET', `/learning/course/${course.id}`, { headers })
      expect([as, shown.body]).toMatchObject([as, wanted])
      const read = await call(cms, 'GET', `/learning/lesson/${course.lessons[0]}`, { headers })
      expect([as, read.status]).toEqual([as, as === 'visitor' ? 403 : 200])
    }
    const headers = { [previewHeader]: 'x', [previewLearnerHeader]: 'finished' }
    const { body } = await call(cms, 'GET', `/learning/course/${course.id}`, { headers })
    expect(body.access).toBe('none')
  })

  test('lessons keep their places when they, or the course, are published again', async () => {
    const titlesOf = async () => {
      const { body } = await learnerOf(cms).course(course.id)
      return body.chapters.map(({ lessons }: { lessons: { id: string }[] }) =>
        lessons.map(({ id }) => id),
      )
    }
    const [first, second, third] = course.lessons as [string, string, string]
    const wanted = [[first, second], [third]]
    expect(await titlesOf()).toEqual(wanted)
    for (const ids of [[first], [third, second], [course.id], [first, course.id, second, first]]) {
      await runInStrapi(cms, publishing, ...ids)
      expect(await titlesOf()).toEqual(wanted)
    }
  })

  test('a lesson that is published after its course appears in it at once', async () => {
    const { other, lesson, totalOf } = await withNewLesson()
    await runInStrapi(cms, publishing, other.id)
    expect(await totalOf()).toBe(2)
    await runInStrapi(cms, publishing, lesson)
    expect(await totalOf()).toBe(3)
    const { body } = await learnerOf(cms).course(other.id)
    expect(body.chapters[0].lessons.at(-1).id).toBe(lesson)
  })

  test('changes of a course that are not published stay so when its lesson is published', async () => {
    const { other, lesson, totalOf } = await withNewLesson()
    await runInStrapi(cms, publishing, lesson)
    expect(await totalOf()).toBe(2)
    await runInStrapi(cms, publishing, other.id)
    expect(await totalOf()).toBe(3)
  })

  /** A published course, and a draft of a lesson that only the draft of the course has. */
  async function withNewLesson() {
    const other = await makeCourse(cms, { lessons: [{}, {}] })
    const [lesson = ''] = (await runInStrapi(cms, creating, `${other.slug}-uj`)) as string[]
    const chapters = [{ title: 'Egy', lessons: [...other.lessons, lesson] }]
    const path = `/collection-types/${courseUid}/${other.id}?locale=hu`
    expect((await callPanel(cms, 'PUT', path, { chapters })).status).toBe(200)
    const totalOf = async () => (await learnerOf(cms).course(other.id)).body.total
    return { other, lesson, totalOf }
  }

  test('what was sold can be neither deleted nor unpublished, and loses no lesson', async () => {
    const sold = await makeCourse(cms)
    const [first, second, third] = sold.lessons as [string, string, string]
    const buyersOf = async (uid: string, id: string) =>
      (await requestPanel(cms, 'GET', `/editing/buyers/${uid}/${id}`)).body.buyers
    expect(await buyersOf(courseUid, sold.id)).toBe(0)
    const member = await newMember(cms)
    await giveCourse(cms, member, sold)
    await giveCourse(cms, member, sold)
    expect(await buyersOf(courseUid, sold.id)).toBe(1)
    expect(await buyersOf(lessonUid, third)).toBe(1)
    for (const [uid, id] of [
      [courseUid, sold.id],
      [lessonUid, third],
    ] as const) {
      for (const act of [deleteEntry, unpublishEntry]) {
        const refused = await act(cms, uid, id)
        expect([uid, refused.status]).toEqual([uid, 400])
        expect(JSON.stringify(refused.body)).toContain('Ezt már megvették')
      }
    }
    const publish = (lessons: string[]) =>
      callPanel<{ error?: { message: string } }>(
        cms,
        'POST',
        `/collection-types/${courseUid}/${sold.id}/actions/publish?locale=hu`,
        {
          chapters: [
            { title: 'Egy', lessons: { set: lessons.map((documentId) => ({ documentId })) } },
          ],
        },
      )
    const refused = await publish([first, third])
    expect([refused.status, refused.body.error?.message]).toEqual([
      400,
      expect.stringContaining('leckét nem lehet kivenni'),
    ])
    expect((await learnerOf(cms).course(sold.id)).body.total).toBe(3)
    expect((await publish([third, second, first])).status).toBe(200)
    const { body } = await learnerOf(cms).course(sold.id)
    expect(body.chapters[0].lessons.map(({ id }: { id: string }) => id)).toEqual([
      third,
      second,
      first,
    ])
    const free = await makeCourse(cms)
    expect((await unpublishEntry(cms, courseUid, free.id)).status).toBe(200)
    expect((await deleteEntry(cms, courseUid, free.id)).status).toBe(200)
  })
})
