import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, mostTests, scoringVersion, type TestResult } from '@krono/contract'
import { getWithToken } from '../support/content'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

type Question = { key: string; chakra: string; isReversed: boolean }

const calls = {
  save: ['POST', '/personality-test/save'],
  list: ['GET', '/personality-test/mine'],
  remove: ['POST', '/personality-test/delete'],
} as const

describe.each(everyCms())('personality tests on %s', (_name, cms) => {
  let member: Member
  let other: Member
  let questions: Question[]

  const ask = (name: keyof typeof calls, body?: unknown, { token } = member) => {
    const [method, path] = calls[name]
    return call(cms, method, path, { body, token })
  }
  const given = (count: number, value = 4) =>
    questions.slice(0, count).map(({ key }) => ({ key, value }))
  const kept = (count: number, value = 4) =>
    questions.slice(0, count).map(({ key, chakra, isReversed }) => ({
      key,
      chakra,
      isReversed,
      value,
    }))
  const resultsOf = async (account = member): Promise<TestResult[]> =>
    (await ask('list', undefined, account)).body.results

  beforeAll(async () => {
    member = await newMember(cms)
    other = await newMember(cms)
    const query = 'locale=hu&sort=key&pagination[pageSize]=500'
    questions = (await (await getWithToken(cms, `test-questions?${query}`)).json()).data
  })

  test('a result is stored with its questions, continued later, and deleted', async () => {
    const first = await ask('save', { answers: given(5) })
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(String),
        version: scoringVersion,
        takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        answers: kept(5),
      },
    ])
    const { id, takenAt } = first.body
    const more = await ask('save', { id, answers: given(10, 2) })
    expect([more.status, more.body]).toMatchObject([200, { id, takenAt, answers: kept(10, 2) }])
    const second = await ask('save', { answers: given(1) })
    expect((await resultsOf()).map((one) => one.id)).toEqual([second.body.id, id])
    expect((await resultsOf())[1]).toEqual(more.body)
    expect(await ask('remove', { id })).toMatchObject({ status: 200, body: { id } })
    expect((await ask('remove', { id })).status).toBe(404)
    expect(await resultsOf()).toEqual([second.body])
  })

  test('changed or deleted questions leave earlier answers unchanged', async () => {
    const { id } = (await ask('save', { answers: given(2) })).body
    const [{ key, chakra, isReversed } = { key: '', chakra: '', isReversed: false }] = questions
    const turn = (to: boolean, name: string) =>
      runSql(
        cms,
        `UPDATE test_questions SET is_reversed = ${to}, "key" = '${name}' WHERE "key" IN ('${key}', 'gone')`,
      )
    await turn(!isReversed, 'gone')
    try {
      const { status, body } = await ask('save', { id, answers: given(2, 1) })
      expect(status).toBe(200)
      expect(body.answers[0]).toEqual({ key, chakra, isReversed, value: 1 })
      expect(await ask('save', { answers: given(1) })).toMatchObject({ status: 400 })
    } finally {
      await turn(isReversed, key)
    }
  })

  test('those of another user are not seen or changed', async () => {
    const { id } = (await ask('save', { answers: given(3) }, other)).body
    const notFound = { status: 404, body: { message: errors.notFound.hun, status: 404 } }
    expect(await ask('save', { id, answers: given(1) })).toMatchObject(notFound)
    expect(await ask('remove', { id })).toMatchObject(notFound)
    expect(JSON.stringify(await resultsOf())).not.toContain(id)
    expect((await resultsOf(other))[0]).toMatchObject({ id, answers: kept(3) })
  })

  test.each([
    ['a question that there is not', [{ key: 'nothing-1', value: 3 }], 'answers.0.key'],
    ['a value below one', [{ key: '@', value: 0 }], 'answers.0.value'],
    ['a value above five', [{ key: '@', value: 6 }], 'answers.0.value'],
    ['half a value', [{ key: '@', value: 2.5 }], 'answers.0.value'],
    ['a value in words', [{ key: '@', value: '3' }], 'answers.0.value'],
    ['no value', [{ key: '@' }], 'answers.0.value'],
    ['a key of another kind', [{ key: { $ne: '' }, value: 3 }], 'answers.0.key'],
    ['a field that we keep', [{ key: '@', value: 3, isReversed: true }], 'answers.0.isReversed'],
    [
      'the same twice',
      [
        { key: '@', value: 3 },
        { key: '@', value: 4 },
      ],
      'answers',
    ],
    ['no answers', [], 'answers'],
    [
      'two hundred and one',
      Array.from({ length: 201 }, (_, n) => ({ key: `x${n}`, value: 1 })),
      'answers',
    ],
    ['no list', 'x', 'answers'],
  ] as const)('%s is refused at its field', async (_what, answers, field) => {
    const own =
      typeof answers === 'string'
        ? answers
        : answers.map((one) => ({ ...one, ...(one.key === '@' && { key: questions[0]?.key }) }))
    const { status, body } = await ask('save', { answers: own })
    expect([status, body.errors[0].field]).toEqual([400, field])
  })

  test(`are limited to ${mostTests}, also when many are sent at once`, async () => {
    const keeper = await newMember(cms)
    await runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostTests - 5})
       INSERT INTO personality_tests (document_id, user_id, version, taken_at, answers)
       SELECT 'fill' || ${keeper.userId} || 'x' || i, ${keeper.userId}, '1.0.0', CURRENT_TIMESTAMP, '[]' FROM n`,
    )
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask('save', { answers: given(1) }, keeper)),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(7)
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([409, errors.tooManyTests.hun])
    }
    const [{ id } = { id: '' }] = await resultsOf(keeper)
    expect((await ask('save', { id, answers: given(2) }, keeper)).status).toBe(200)
    expect(await resultsOf(keeper)).toHaveLength(mostTests)
  })
})
