import { beforeAll, describe, expect, test } from '@jest/globals'
import { newCoupon } from '../../support/coupons'
import { giveCourse, learnerOf, type MadeCourse, makeCourse, question } from '../../support/courses'
import { makeEbook } from '../../support/ebooks'
import { instantIn, newPayer } from '../../support/many-members'
import { checkOut, pay } from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

type Row = { id: string; cells: Record<string, unknown> }

describe.each(everyCms())('lists of courses on %s', (_name, cms) => {
  let admin: Member
  let course: MadeCourse
  let key: string
  let done: Member
  let idle: Member

  const ask = (path: string, query: Record<string, string> = {}) =>
    call(cms, 'GET', `/admin/${path}?${new URLSearchParams(query)}`, { token: admin.token })
  const rowsOf = async (list: string, query: Record<string, string> = {}): Promise<Row[]> => {
    const { status, body } = await ask(`lists/${list}`, { size: '100', ...query })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body.rows
  }
  const lessonOf = (place: number) => course.lessons[place] ?? ''

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
    course = await makeCourse(cms, { lessons: [{}, { questions: [question()] }] })
    key = `course-${course.id}`
    done = await newMember(cms)
    idle = await newMember(cms)
    for (const member of [done, idle]) await giveCourse(cms, member, course)
    const learner = learnerOf(cms, done.token)
    for (const id of course.lessons) await learner.finish(id)
    for (const answer of [2, 0]) {
      const { attempt } = (await learner.start(lessonOf(1))).body
      await learner.submit(lessonOf(1), attempt.id, [[answer]])
    }
    await learner.certificate(course.id, { name: 'Kiss Ágnes' })
    await learnerOf(cms, idle.token).finish(lessonOf(0))
    await learnerOf(cms, idle.token).progress(lessonOf(1), { isFinished: true })
    for (const [place, day] of ['2019-01-01', '2020-01-01'].entries())
      await runSql(
        cms,
        `UPDATE lesson_progresses SET read_at = ${instantIn(cms, new Date(day))}
         WHERE user_id = ${idle.userId} AND lesson = '${lessonOf(place)}'`,
      )
  })

  test('courses: access, progress, certificates, and where most stopped', async () => {
    const row = (await rowsOf('courses')).find(({ id }) => id === course.id)
    expect(row?.cells).toMatchObject({
      ...{ name: course.title, status: 'onSale', membership: 'none', sold: 0, revenue: [] },
      ...{ access: 2, started: 2, finished: 1, certificates: 1, stopped: 1 },
      stuck: expect.stringContaining('lecke 2'),
    })
    const offSale = await rowsOf('courses', { status: 'offSale' })
    expect(offSale.map(({ id }) => id)).not.toContain(course.id)
  })

  test('learners: once per course, at the lesson read last', async () => {
    const rows = await rowsOf('learners', { course: key })
    expect(rows.map(({ cells }) => cells)).toMatchObject([
      {
        ...{ member: { email: done.email }, course: key, done: 2, lessons: 2, quizBest: 100 },
        ...{ completed: expect.any(String), certificate: 'valid' },
      },
      {
        ...{ member: { email: idle.email }, done: 1, lessons: 2, quizBest: null },
        ...{ completed: null, certificate: 'none', lesson: expect.stringContaining('lecke 2') },
      },
    ])
    const found = (query: Record<string, string>) =>
      rowsOf('learners', { course: key, ...query }).then((few) =>
        few.map(({ cells }) => (cells.member as { email: string }).email),
      )
    expect(await found({ certificate: 'valid' })).toEqual([done.email])
    expect(await found({ certificate: 'none' })).toEqual([idle.email])
    expect(await found({ certificate: 'revoked' })).toEqual([])
    expect(await found({ search: idle.email })).toEqual([idle.email])
    expect(await ask('lists/learners', { course: 'course-1' })).toMatchObject(
      refusal('invalidField'),
    )
  })

  test('a certificate is revoked once, for good, with a reason in the log', async () => {
    const [row] = await rowsOf('certificates', { course: key })
    expect(row?.cells).toMatchObject({
      ...{ name: 'Kiss Ágnes', holder: { email: done.email }, course: key },
      ...{ status: 'valid', revoked: null },
    })
    const path = `certificates/${row?.id}`
    const revoke = (body: object) =>
      call(cms, 'POST', `/admin/${path}/revoke`, { token: admin.token, body })
    expect(await revoke({})).toMatchObject({ status: 400 })
    const answers = await Promise.all(['Tévedés', 'Tévedés'].map((reason) => revoke({ reason })))
    expect(answers.map(({ body }) => body)).toEqual([{ id: row?.id }, { id: row?.id }])
    expect((await ask(path)).body).toMatchObject({
      ...{ name: 'Kiss Ágnes', course: course.title, reason: 'Tévedés' },
      ...{ revokedAt: expect.any(String), holder: { email: done.email } },
    })
    const { actions } = (await ask('acts', { kind: 'certificate', id: row?.id ?? '' })).body
    expect(actions).toMatchObject([{ act: 'revokeCertificate', reason: 'Tévedés' }])
    expect(await rowsOf('certificates', { course: key, status: 'valid' })).toEqual([])
    expect(await rowsOf('certificates', { course: key, status: 'revoked' })).toHaveLength(1)
    const unknown = { token: admin.token, body: { reason: 'mert' } }
    expect(await call(cms, 'POST', '/admin/certificates/x/revoke', unknown)).toMatchObject(
      refusal('notFound'),
    )
  })

  test('e-books: sales, access and open links', async () => {
    const book = await makeEbook(cms)
    const cellsOf = async () => (await rowsOf('ebooks')).find(({ id }) => id === book.id)?.cells
    expect(await cellsOf()).toEqual({
      ...{ name: book.title, status: 'onSale', sold: 0, revenue: [], access: 0, links: 0 },
    })
    const buyer = await newPayer(cms)
    await pay(cms, await checkOut(cms, buyer, { product: book.key }))
    expect(await cellsOf()).toMatchObject({
      ...{ sold: 1, revenue: [{ amount: 490_000, currency: 'huf' }], access: 1, links: 1 },
    })
    expect(await rowsOf('payments', { search: buyer.email, product: 'ebook' })).toHaveLength(1)
  })

  test('coupons are found by what they are restricted to', async () => {
    const code = await newCoupon(cms, { products: [key] })
    const found = async (validFor: string) => (await rowsOf('coupons', { code, validFor })).length
    const options = [key, 'course', 'ebook', 'analysis-long']
    expect(await Promise.all(options.map(found))).toEqual([1, 1, 0, 0])
  })

  test('a bought course is found among payments and people, by its name and by its kind', async () => {
    const buyer = await newPayer(cms)
    await pay(cms, await checkOut(cms, buyer, { product: key }))
    const bought = async (list: string, query: Record<string, string>) =>
      (await rowsOf(list, { search: buyer.email, ...query })).length
    for (const [option, count] of [
      ...[[key, 1] as const, ['course', 1] as const, ['ebook,course', 1] as const],
      ...[['ebook', 0] as const, [`course-${'a'.repeat(24)}`, 0] as const],
    ]) {
      expect([option, await bought('payments', { product: option })]).toEqual([option, count])
      expect([option, await bought('users', { bought: option })]).toEqual([option, count])
      expect([option, await bought('users', { notBought: option })]).toEqual([option, 1 - count])
    }
    const row = (await rowsOf('courses')).find(({ id }) => id === course.id)
    expect(row?.cells).toMatchObject({ sold: 1, revenue: [{ amount: 990_000, currency: 'huf' }] })
    const { items } = (await ask('items')).body
    expect(items).toContainEqual({ key, name: course.title })
  })
})
