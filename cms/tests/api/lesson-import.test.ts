import { describe, expect, test } from '@jest/globals'
import { previewHeader } from '@krono/contract'
import sharp from 'sharp'
import type { LessonPlan, WrittenLessons } from '../../src/panel/api/lessons'
import { createEntry, findEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { secrets } from '../support/environment'
import { call } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { zipOf } from '../support/zip'

const lesson = 'api::lesson.lesson'
const course = 'api::course.course'

type Files = readonly (readonly [name: string, content: Buffer | string])[]
type Account = 'editor' | 'author' | 'anonymous'

function formOf(files: Files, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, content] of files)
    form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const wish = { locale: 'hu', onExisting: 'refuse', ...more }
  for (const [name, value] of Object.entries(wish)) form.set(name, value)
  return form
}

const plan = (cms: RunningCms, files: Files, more = {}, account: Account = 'editor') =>
  callEditors<LessonPlan>(cms, '/lessons/import', { account, body: formOf(files, more) })

const write = (cms: RunningCms, files: Files, more: Record<string, string>) =>
  callEditors<WrittenLessons>(cms, '/lessons/import/write', { body: formOf(files, more) })

const picture = (colour: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: colour } })
    .png()
    .toBuffer()

const textOf = (slug: string, body: string) =>
  `---\ntitle: Próba ${slug}\nslug: ${slug}\nsummary: Miről szól\nminutes: 7\n---\n\n${body}\n`

const filesLike = (cms: RunningCms, name: string) =>
  runSql(cms, `SELECT id FROM files WHERE name LIKE '${name}-%'`)

describe.each(everyCms())('an import of lessons on %s', (_name, cms) => {
  test('is shown first, then written as drafts and appended to a chapter', async () => {
    const chapters = [{ title: 'Első' }, { title: 'Második' }]
    const made = await createEntry(cms, course, {
      title: 'Próba-import',
      slug: 'proba-import',
      chapters,
    })
    expect(made.status).toBe(201)
    const png = await picture(cms.database.name === 'SQLite' ? '#102030' : '#302010')
    const one = textOf('beolvasott-egy', '![Egy kép](k/proba-kep.png "Alá")\n\n::own{show="chart"}')
    const two = textOf('beolvasott-ketto', 'Szöveg <b>itt</b>\n\n![Ugyanaz](k/proba-masik.png)')
    const zip = zipOf([
      ...[['01.md', one] as const, ['02.md', two] as const],
      ...[['k/proba-kep.png', png] as const, ['k/proba-masik.png', png] as const],
      ['03.md', textOf('beolvasott-harom', '![Hiányzó](nincs.png)')],
    ])
    const files: Files = [['leckek.zip', zip]]
    const { body: seen } = await plan(cms, files)
    expect(seen.lessons).toMatchObject([
      { file: '01.md', slug: 'beolvasott-egy', blocks: 2, faults: [], refused: [], exists: false },
      {
        file: '02.md',
        faults: [
          { line: 8, code: 'html' },
          { line: 8, code: 'html' },
        ],
        refused: [],
      },
      { file: '03.md', pictures: [{ name: 'nincs.png', isFound: false }], refused: ['picture'] },
    ])
    expect(await runSql(cms, "SELECT id FROM lessons WHERE slug LIKE 'beolvasott-%'")).toEqual([])
    const place = { course: made.body.data.documentId, chapter: '1', seen: seen.seen }
    expect((await write(cms, files, { ...place, seen: 'x' })).body.written).toBeNull()
    const { body } = await write(cms, files, place)
    expect([body.written, body.left]).toEqual([2, []])
    const stored = await findEntry(cms, lesson, ['slug', 'beolvasott-egy'])
    expect(stored).toMatchObject({
      ...{ title: 'Próba beolvasott-egy', minutes: 7, status: 'draft' },
      body: [{ type: 'image', image: { width: 8, caption: 'Alá' } }, { type: 'own' }],
    })
    // The two pictures have the same content.
    expect(await filesLike(cms, 'proba-kep')).toHaveLength(1)
    expect(await filesLike(cms, 'proba-masik')).toHaveLength(0)
    const order = await strapiChapters(cms, made.body.data.documentId)
    expect(order).toEqual([0, 2])
  })

  test('changes the draft of an existing lesson only if asked to', async () => {
    const files: Files = [['a.md', textOf('proba-ujra', 'Első')]]
    const { body: first } = await plan(cms, files)
    expect((await write(cms, files, { seen: first.seen })).body.written).toBe(1)
    const again: Files = [['a.md', textOf('proba-ujra', 'Második')]]
    expect((await plan(cms, again)).body.lessons).toMatchObject([
      { exists: true, refused: ['exists'] },
    ])
    const { body: second } = await plan(cms, again, { onExisting: 'update' })
    const done = await write(cms, again, { onExisting: 'update', seen: second.seen })
    expect(done.body.written).toBe(1)
    expect(await findEntry(cms, lesson, ['slug', 'proba-ujra'])).toMatchObject({
      body: [{ children: [{ text: 'Második' }] }],
    })
  })

  test('writes nothing of a lesson whose picture is none', async () => {
    const png = await picture('#aabbcc')
    const files: Files = [
      ['a.md', textOf('proba-hibas', '![Jó](proba-jo.png)\n\n![Rossz](proba-rossz.png)')],
      ['b.md', textOf('proba-ep', 'Ép')],
      ['proba-jo.png', png],
      ['proba-rossz.png', 'ez nem kép'],
    ]
    const { body: seen } = await plan(cms, files)
    const { body } = await write(cms, files, { seen: seen.seen })
    expect(body).toMatchObject({ written: 1, left: [{ file: 'a.md' }] })
    expect(await runSql(cms, "SELECT id FROM lessons WHERE slug = 'proba-hibas'")).toEqual([])
    expect(await filesLike(cms, 'proba-jo')).toEqual([])
  })

  test('takes the quiz beside a lesson, or nothing of the lesson', async () => {
    const quiz = [
      {
        ...{ kind: 'one', question: 'Melyik **ez**?', explanation: 'Azért' },
        answers: [{ text: 'Testi', isRight: true, why: 'Mert' }, { text: 'Lelki' }],
      },
    ]
    const broken = [{ ...quiz[0], answers: [{ text: 'Testi' }, { text: '' }] }]
    const zip = zipOf([
      ['a/01.md', textOf('proba-kviz', 'Szöveg')],
      ['a/01.quiz.json', JSON.stringify(quiz)],
      ['a/02.md', textOf('proba-rossz-kviz', 'Szöveg')],
      ['a/02.quiz.json', JSON.stringify(broken)],
      ['a/03.quiz.json', JSON.stringify(quiz)],
    ])
    const files: Files = [['leckek.zip', zip]]
    const { body: seen } = await plan(cms, files)
    expect(seen.lessons).toMatchObject([
      { file: 'a/01.md', quiz: { file: 'a/01.quiz.json', questions: 1, faults: [] }, refused: [] },
      {
        file: 'a/02.md',
        quiz: { file: 'a/02.quiz.json', faults: [{ code: 'text', question: 1, answer: 2 }] },
        refused: ['quiz'],
      },
      { file: 'a/03.quiz.json', refused: ['noLesson'] },
    ])
    expect((await write(cms, files, { seen: seen.seen })).body.written).toBe(1)
    const stored = await findEntry(cms, lesson, ['slug', 'proba-kviz'])
    expect(stored).toMatchObject({
      questions: [{ kind: 'one', explanation: 'Azért', text: [{ type: 'paragraph' }] }],
    })
    expect(await tryQuiz(cms, stored.documentId)).toMatchObject([
      { answers: ['Testi', 'Lelki'], right: [0], reasons: ['Mert', ''] },
    ])
    expect(await runSql(cms, "SELECT id FROM lessons WHERE slug = 'proba-rossz-kviz'")).toEqual([])

    // A file without a quiz leaves the questions as they are.
    const again: Files = [['01.md', textOf('proba-kviz', 'Más')]]
    const { body: second } = await plan(cms, again, { onExisting: 'update' })
    const done = await write(cms, again, { onExisting: 'update', seen: second.seen })
    expect(done.body.written).toBe(1)
    expect(await findEntry(cms, lesson, ['slug', 'proba-kviz'])).toMatchObject({
      questions: [{ kind: 'one' }],
    })
  })

  test('is for panel users only, and for files', async () => {
    const files: Files = [['a.md', 'x']]
    expect((await plan(cms, files, {}, 'anonymous')).status).toBe(401)
    expect((await plan(cms, files, {}, 'author')).status).toBe(200)
    expect((await plan(cms, files, { locale: 'de' })).status).toBe(400)
    expect((await plan(cms, [])).status).toBe(400)
    expect((await plan(cms, [['a.png', 'x']])).body).toEqual({ fault: 'noText' })
  })
})

/** The questions of a draft, graded in a preview with the first answers. */
async function tryQuiz(cms: RunningCms, documentId: string) {
  const headers = { [previewHeader]: secrets.PREVIEW_SECRET }
  const send = (part: string, body: object) =>
    call(cms, 'POST', `/learning/lesson/${documentId}/quiz/${part}`, { headers, body })
  const { body } = await send('start', {})
  return (await send('submit', { attempt: body.attempt.id, answers: [[0]] })).body.questions
}

/** The number of lessons in each chapter of a course's draft. */
async function strapiChapters(cms: RunningCms, documentId: string) {
  const path = `${cms.url}/content-manager/collection-types/${course}/${documentId}?locale=hu`
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${cms.adminToken}` } })
  const { data }: { data: { chapters: { lessons: { count: number } }[] } } = await answer.json()
  return data.chapters.map(({ lessons }) => lessons.count)
}
