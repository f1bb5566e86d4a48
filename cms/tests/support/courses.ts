import { randomBytes } from 'node:crypto'
import { paragraphs, titlePrefix } from './content'
import { runInStrapi } from './in-strapi'
import { call, type Member } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

type Answer = { text: string; isRight?: boolean; why?: string }
export type MadeQuestion = {
  kind: 'one' | 'several' | 'order'
  answers: Answer[]
  explanation?: string
}
export type MadeLesson = {
  isFree?: boolean
  retiredAt?: string
  /** Document id of a video. */
  film?: string
  questions?: MadeQuestion[]
}
type Wish = { lessons?: MadeLesson[] } & Readonly<Record<string, unknown>>

export type MadeCourse = { id: string; slug: string; title: string; lessons: string[] }

/** Words that only the key of a quiz contains: no response before a submission may have them. */
export const keyWords = ['Mert ez a kulcs', 'Ezért volt jó']

/** Words of the text of a lesson that is not free. */
export const closedWords = 'Csak aki megvette, olvassa'

/** A question with one right answer, the first one. */
export const question = (kind: MadeQuestion['kind'] = 'one'): MadeQuestion => ({
  kind,
  answers: [
    { text: 'Testi', isRight: true, why: keyWords[0] as string },
    { text: 'Lelki', isRight: kind === 'several', why: keyWords[0] as string },
    { text: 'Szellemi', isRight: false, why: keyWords[0] as string },
  ],
  explanation: keyWords[1] as string,
})

const making = `
async function run(text) {
  const { lessons, course } = JSON.parse(text)
  const ids = []
  const publish = (uid, data) =>
    strapi.documents(uid).create({ data, locale: 'hu', status: 'published' })
  for (const data of lessons) ids.push((await publish('api::lesson.lesson', data)).documentId)
  const chapters = [
    { title: 'Első fejezet', lessons: ids.slice(0, 2) },
    { title: 'Második fejezet', lessons: ids.slice(2) },
  ]
  const { documentId } = await publish('api::course.course', { ...course, chapters })
  tell({ id: documentId, lessons: ids })
}
`

/** Creates a published course of its own, by default with three lessons. */
export async function makeCourse(
  cms: RunningCms,
  { lessons = [{}, {}, {}], ...fields }: Wish = {},
): Promise<MadeCourse> {
  const name = randomBytes(4).toString('hex')
  const title = `${titlePrefix} tanfolyam ${name}`
  const course = {
    ...{ title, slug: `proba-${name}`, lead: 'Bevezető', about: paragraphs('Miről szól') },
    ...{ learns: 'Olvasni', priceHuf: 990_000, priceGbp: 2490, membership: 'none', ...fields },
  }
  const [made] = (await runInStrapi(
    cms,
    making,
    JSON.stringify({
      course,
      lessons: lessons.map(({ questions = [], ...lesson }, index) => ({
        ...{ title: `${titlePrefix} lecke ${index + 1}`, slug: `proba-${name}-${index + 1}` },
        ...{ summary: 'Összefoglaló', minutes: 10 + index, ...lesson },
        body: paragraphs(`${closedWords} ${index + 1}`),
        questions: questions.map((one) => ({ text: paragraphs('Melyik ez?'), ...one })),
      })),
    }),
  )) as Omit<MadeCourse, 'slug' | 'title'>[]
  if (!made) throw new Error('No course was made')
  return { ...made, slug: course.slug, title }
}

const granting = `
const { grant } = require('./dist/src/commerce/entitlements/grant')
async function run(userId, item, from, until, sourceKey) {
  const wish = { kind: 'item', item, userId: Number(userId), sourceKey, from: new Date(from) }
  await strapi.db.transaction(() =>
    grant(strapi, { ...wish, until: until ? new Date(until) : null }))
  tell(true)
}
`

type Term = { from?: Date; until?: Date | null }

/** Gives a member a course, as a payment does; by default from now on, for ever. */
export async function giveCourse(
  cms: RunningCms,
  { userId }: Pick<Member, 'userId'>,
  { id }: Pick<MadeCourse, 'id'>,
  { from = new Date(Date.now() - 1000), until = null }: Term = {},
) {
  const key = `test:${randomBytes(6).toString('hex')}`
  const end = until?.toISOString() ?? ''
  await runInStrapi(cms, granting, String(userId), `course-${id}`, from.toISOString(), end, key)
  return key
}

/** Sets the state of a purchase, as a refund or a dispute does. */
export const setState = (cms: RunningCms, sourceKey: string, state: string) =>
  runSql(
    cms,
    `UPDATE entitlements SET state = '${state}', own_state = '${state}' WHERE source_key = '${sourceKey}'`,
  )

/** The calls of a learner, or of a visitor. */
export function learnerOf(cms: RunningCms, token?: string) {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    call(cms, method, path, { token, ...(body !== undefined && { body }) })
  const lesson = (id: string, part: string) => `/learning/lesson/${id}${part}`
  return {
    mine: () => ask('GET', '/learning/mine'),
    course: (id: string) => ask('GET', `/learning/course/${id}`),
    read: (id: string) => ask('GET', lesson(id, '')),
    progress: (id: string, body: object) => ask('POST', lesson(id, '/progress'), body),
    finish: (id: string) => ask('POST', lesson(id, '/progress'), { isFinished: true }),
    note: (id: string, body: object) => ask('POST', lesson(id, '/note'), body),
    start: (id: string) => ask('POST', lesson(id, '/quiz/start'), {}),
    submit: (id: string, attempt: string, answers: number[][]) =>
      ask('POST', lesson(id, '/quiz/submit'), { attempt, answers }),
    certificate: (id: string, body: object) =>
      ask('POST', `/learning/course/${id}/certificate`, body),
  }
}
