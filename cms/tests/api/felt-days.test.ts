import { describe, expect, test } from '@jest/globals'
import { errors, type FeltDay, feltDaysBack, feltWordLength, mostFeltDays } from '@krono/contract'
import { dayFromNow } from '../support/clock'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const felt = { body: 4, feeling: 2, mind: 5, word: 'Kávé után' }
const instant = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString()

describe.each(everyCms())('felt days on %s', (_name, cms) => {
  const put = ({ token }: Partial<Member>, day: string, body: object = felt) =>
    call(cms, 'PUT', `/felt-day/${day}`, { token, body })
  const remove = ({ token }: Partial<Member>, day: string) =>
    call(cms, 'DELETE', `/felt-day/${day}`, { token, body: {} })
  const mine = async ({ token }: Member, query = ''): Promise<FeltDay[]> =>
    (await call(cms, 'GET', `/felt-day/mine${query}`, { token })).body.days

  test('a day is stored whole, returned to its owner alone, changed, and deleted', async () => {
    const [member, other] = [await newMember(cms), await newMember(cms)]
    const at = instant(60)
    const kept = await put(member, dayFromNow(), { ...felt, at, userId: member.id })
    expect([kept.status, kept.body]).toEqual([200, { day: dayFromNow(), ...felt, at }])
    expect(await mine(member)).toEqual([kept.body])
    expect(await mine(other)).toEqual([])
    await put(member, dayFromNow(), { mind: 1 })
    const nothing = { body: null, feeling: null, word: '' }
    expect(await mine(member)).toMatchObject([{ day: dayFromNow(), ...nothing, mind: 1 }])
    expect((await remove(other, dayFromNow())).status).toBe(404)
    expect(await remove(member, dayFromNow())).toMatchObject({ body: { id: dayFromNow() } })
    expect((await remove(member, dayFromNow())).body).toMatchObject({
      message: errors.notFound.hun,
    })
    expect(await mine(member)).toEqual([])
  })

  test('of two taps the later one is stored, in any order of arrival', async () => {
    const member = await newMember(cms)
    const [day, at] = [dayFromNow(), instant(60)]
    const late = await put(member, day, { body: 5, at })
    expect((await put(member, day, { body: 1, at: instant(61) })).body).toEqual(late.body)
    expect((await put(member, day, { body: 1, feeling: 1, at })).body).toMatchObject({ body: 1 })
    expect(await mine(member)).toHaveLength(1)
  })

  test('a value from a device with a fast clock does not block later ones', async () => {
    const member = await newMember(cms)
    const { body } = await put(member, dayFromNow(), { body: 5, at: instant(-86_400) })
    expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now())
    await put(member, dayFromNow(), { body: 2 })
    expect(await mine(member)).toMatchObject([{ body: 2 }])
  })

  test('ten at once for one day create one row, and the latest tap is stored', async () => {
    const member = await newMember(cms)
    const taps = Array.from({ length: 10 }, (_, index) => ({
      body: 1 + (index % 5),
      word: `#${index}`,
      at: instant(100 - index),
    }))
    const answers = await Promise.all(taps.map((tap) => put(member, dayFromNow(), tap)))
    expect(answers.map(({ status }) => status)).toEqual(taps.map(() => 200))
    expect(await mine(member)).toMatchObject([{ word: '#9', body: 5 }])
    const rows = await runSql(cms, `SELECT id FROM felt_days WHERE user_id = ${member.userId}`)
    expect(rows).toHaveLength(1)
    const again = `INSERT INTO felt_days (user_id, day, felt_at) SELECT user_id, day, felt_at FROM felt_days`
    // SQLite's error comes from another realm than Jest's, so `instanceof` fails.
    await expect(runSql(cms, `${again} WHERE user_id = ${member.userId}`)).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i),
    })
  })

  test.each([
    ['today', 0, 200, undefined],
    ['the last day that may be filled in', -feltDaysBack, 200, undefined],
    ['the day before that', -feltDaysBack - 1, 409, 'feltDayOver'],
    ['tomorrow', 1, 409, 'feltDayAhead'],
  ] as const)('%s', async (_what, days, status, code) => {
    const member = await newMember(cms)
    const answer = await put(member, dayFromNow(days))
    expect([answer.status, answer.body.errors?.[0].code]).toEqual([status, code])
    expect(answer.body.message).toBe(code && errors[code].hun)
    expect(await mine(member)).toHaveLength(code ? 0 : 1)
  })

  test('an entry of another account on this device is not stored in this one', async () => {
    const [member, other] = [await newMember(cms), await newMember(cms)]
    expect(await put(member, dayFromNow(), { ...felt, userId: other.id })).toMatchObject({
      status: 409,
      body: { message: errors.otherAccount.hun },
    })
    expect([await mine(member), await mine(other)]).toEqual([[], []])
  })

  test.each([
    ['nothing said', {}, 'body'],
    ['nothing but a word', { word: 'szél' }, 'body'],
    ['less than the scale has', { body: 0 }, 'body'],
    ['more than the scale has', { mind: 6 }, 'mind'],
    ['half a step', { feeling: 2.5 }, 'feeling'],
    ['a text in place of a number', { feeling: '3' }, 'feeling'],
    ['a long word', { body: 3, word: 'ő'.repeat(feltWordLength + 1) }, 'word'],
    ['a word that hides something', { body: 3, word: 'a\u202eb' }, 'word'],
    ['a moment that is none', { body: 3, at: 'tegnap' }, 'at'],
    ['a field that there is not', { body: 3, day: '2026-11-20' }, 'day'],
  ])('refuses %s and stores nothing', async (_what, body, field) => {
    const member = await newMember(cms)
    const answer = await put(member, dayFromNow(), body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect(await mine(member)).toEqual([])
  })

  test('accepts the longest word, and the ends of the scale', async () => {
    const word = 'ő'.repeat(feltWordLength)
    const { status, body } = await put(await newMember(cms), dayFromNow(), {
      ...{ body: 1, feeling: 5, mind: 1 },
      word,
    })
    expect([status, body]).toMatchObject([200, { body: 1, feeling: 5, mind: 1, word }])
  })

  test.each(['2026-02-30', '2026-1-1', 'x', '20261125'])('%s is not a valid day', async (day) => {
    const member = await newMember(cms)
    for (const answer of [await put(member, day), await remove(member, day)]) {
      expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, 'day'])
    }
    expect((await put({}, dayFromNow())).status).toBe(401)
    expect((await remove({}, dayFromNow())).status).toBe(401)
    expect((await call(cms, 'GET', '/felt-day/mine')).status).toBe(401)
  })

  test('a year of them is returned at once, older ones before a given day', async () => {
    const member = await newMember(cms)
    const days = Array.from({ length: mostFeltDays + 1 }, (_, index) => dayFromNow(-index))
    const at = cms.database.settings.DATABASE_FILE ? String(Date.now()) : 'now()'
    const values = days.map((day) => `(${member.userId}, '${day}', 3, ${at})`)
    await runSql(cms, `INSERT INTO felt_days (user_id, day, body, felt_at) VALUES ${values}`)
    expect((await mine(member)).map(({ day }) => day)).toEqual(days.slice(0, mostFeltDays))
    const older = await mine(member, `?before=${days[mostFeltDays - 1]}`)
    expect(older.map(({ day }) => day)).toEqual(days.slice(mostFeltDays))
    // An entry of any age can be deleted.
    expect((await remove(member, String(days[mostFeltDays]))).status).toBe(200)
    const { token } = member
    for (const query of ['before=x', 'before[$ne]=x', 'userId=1']) {
      expect((await call(cms, 'GET', `/felt-day/mine?${query}`, { token })).status).toBe(400)
    }
  })

  test('are exported, and deleted with the account', async () => {
    const member = await newMember(cms)
    const { token, password, userId } = member
    await put(member, dayFromNow(), { ...felt, word: 'Zsibongás' })
    const exported = await call(cms, 'GET', '/user/export', { token })
    expect(exported.body.feltDays).toMatchObject([
      { day: dayFromNow(), ...felt, word: 'Zsibongás' },
    ])
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await runSql(cms, `SELECT id FROM felt_days WHERE user_id = ${userId}`)).toEqual([])
  })

  test('a calendar feed may contain a daily reminder, and nothing else', async () => {
    const { token } = await newMember(cms)
    const input = { cycles: ['physical'], peaks: false, critical: false, felt: true }
    const { status, body } = await call(cms, 'POST', '/calendar/create', { body: input, token })
    expect([status, body.felt]).toEqual([201, true])
    const read = await call(cms, 'GET', `/calendar/feed?token=${body.token}`)
    expect(read.body).toMatchObject({ peaks: false, critical: false, felt: true })
    await runSql(cms, `UPDATE calendar_feeds SET felt = NULL WHERE token = '${body.token}'`)
    const old = await call(cms, 'GET', `/calendar/feed?token=${body.token}`)
    expect(old.body.felt).toBe(false)
  })
})
