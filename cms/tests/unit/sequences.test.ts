import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { type EmailRule, type SequenceTrigger, sharedGoodDays } from '@krono/contract'
import { advanceSequences } from '../../src/back-office/sequences/advance-sequences'
import { deleteSequence } from '../../src/back-office/sequences/delete-sequence'
import { listFixedEmails } from '../../src/back-office/sequences/fixed-emails'
import { beginnersOn } from '../../src/back-office/sequences/members-on-day'
import { planDay } from '../../src/back-office/sequences/plan-day'
import { saveSequence } from '../../src/back-office/sequences/save-sequence'
import { showSequence } from '../../src/back-office/sequences/show-sequences'
import { startSequences } from '../../src/back-office/sequences/start-sequences'
import { switchSequence } from '../../src/back-office/sequences/switch-sequence'
import { factsTable } from '../../src/members/users/facts/facts-row'
import { takeWeeklyPlace } from '../../src/messaging/mail/weekly-limit'
import type { SequenceRow } from '../../src/messaging/sequences/sequence-row'
import { startRuns } from '../../src/messaging/sequences/start-runs'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { sequencesOn, step } from './sequence-rows'

const strapi = databaseAlone()
const { newReader, changeReader, newSequence, publishMail, runs, mails } = sequencesOn(strapi)

/** A morning in Budapest. */
const today = '2026-11-30'
const morning = new Date('2026-11-30T05:10:00Z')
const dayMs = 86_400_000
const hourMs = 3_600_000

let at = morning
beforeEach(() => {
  at = morning
  setClock(() => at)
})
afterEach(() => setClock())

/** Some days later at half past nine: every step at nine is due. */
const afterDays = (days: number) => {
  at = new Date(Date.parse(`${today}T08:30:00Z`) + days * dayMs)
}
const advance = () => advanceSequences(strapi, at)
const begin = (sequence: SequenceRow, userId: number, more = {}) =>
  startRuns(strapi, sequence, {
    starters: [{ userId, occasion: 'registered', day: null, ...more }],
    at,
  })
const isFact = (column: string, filter: string): EmailRule => ({
  version: 1,
  where: { is: 'all', of: [{ is: 'fact', column, filter }] },
})
const found = async (trigger: SequenceTrigger, day = today) => {
  const groups = await beginnersOn(strapi, trigger, day)
  const ids = await Promise.all(
    groups.map(({ members }) =>
      members(strapi.db.connection).orderBy('t.user_id').pluck('t.user_id'),
    ),
  )
  return ids.flat()
}

describe('a sequence', () => {
  const three = [step('a'), step('b', { days: 2 }), step('c')]
  beforeEach(async () => {
    await publishMail()
  })

  test('sends its e-mails one after the other, each once, at its hour', async () => {
    const sequence = await newSequence({ trigger: { is: 'registered' }, steps: three })
    const userId = await newReader({ email: 'agnes@people.example' })
    await begin(sequence, userId)
    await advance()
    expect(await mails()).toEqual([])
    afterDays(1)
    await Promise.all([advance(), advance()])
    await advance()
    expect(await mails()).toMatchObject([
      {
        ...{ mail: 'sequence', templateId: 'mail', recipient: 'agnes@people.example', userId },
        data: { name: 'Ágnes', link: expect.stringContaining('/kronoworksheet'), course: null },
        sequenceStep: `${sequence.documentId}:a`,
      },
    ])
    afterDays(2)
    await advance()
    expect(await mails()).toHaveLength(1)
    afterDays(3)
    await advance()
    expect(await runs()).toMatchObject([{ state: 'running', step: 'c' }])
    afterDays(4)
    await advance()
    expect(await mails()).toHaveLength(3)
    expect(await runs()).toMatchObject([{ state: 'finished', step: null, nextAt: null }])
    // The same occasion again.
    await begin(sequence, userId)
    expect(await runs()).toHaveLength(1)
  })

  test('leaves out a step whose condition is not true when it is due, and stops by its rule', async () => {
    const steps = [step('a', { condition: isFact('tier', 'free') }), step('b')]
    const stop = isFact('plan', 'yearly')
    const sequence = await newSequence({ trigger: { is: 'registered' }, steps, stop })
    const [premium, stopped] = [await newReader(), await newReader()]
    for (const id of [premium, stopped]) await begin(sequence, id)
    // Both were free when they began.
    const paid = { isPaidUser: true, paidUserExpire: new Date('2027-11-30') }
    await changeReader(premium, { ...paid, plan: 'monthly' })
    afterDays(1)
    await advance()
    expect((await mails()).map(({ userId }) => userId)).toEqual([stopped])
    await changeReader(stopped, { ...paid, plan: 'yearly' })
    afterDays(2)
    await advance()
    expect((await mails()).map(({ userId }) => userId)).toEqual([stopped, premium])
    expect(await runs()).toMatchObject([
      { state: 'finished' },
      { state: 'stopped', reason: 'stopRule' },
    ])
    const { counts } = await showSequence(strapi, sequence.documentId)
    expect(counts).toEqual({ running: 0, finished: 1, stopped: 1, reasons: { stopRule: 1 } })
  })

  test.each([
    ['withoutConsent', { newsLetter: false }],
    ['unconfirmed', { confirmed: false }],
    ['blocked', { blocked: true }],
  ])('stops for a member who no longer gets e-mails: %s', async (reason, change) => {
    const sequence = await newSequence({ trigger: { is: 'registered' } })
    const userId = await newReader()
    await begin(sequence, userId)
    await changeReader(userId, change)
    afterDays(1)
    await advance()
    expect([await mails(), await runs()]).toMatchObject([[], [{ state: 'stopped', reason }]])
  })

  test('stops for a member who came back, and for one whose premium was extended', async () => {
    const away = await newSequence({ trigger: { is: 'notSeen', days: 60 } })
    const ends = await newSequence({ trigger: { is: 'premiumEnds', daysBefore: 3 } })
    const paid = { isPaidUser: true, paidUserExpire: new Date('2026-12-03T12:00:00Z') }
    const [absent, member] = [await newReader(), await newReader(paid)]
    const seen = (last_seen_at: Date) =>
      strapi.db.connection(factsTable).where({ user_id: absent }).update({ last_seen_at })
    await seen(new Date('2026-10-01T12:00:00Z'))
    await startSequences(strapi, at)
    expect(await runs()).toMatchObject([
      { sequenceId: away.id, userId: absent, occasion: 'seen:2026-10-01', day: null },
      { sequenceId: ends.id, userId: member, occasion: 'ends:2026-12-03', day: '2026-12-03' },
    ])
    await seen(at)
    await changeReader(member, { paidUserExpire: new Date('2027-12-03T12:00:00Z') })
    afterDays(1)
    await advance()
    expect(await mails()).toEqual([])
    for (const run of await runs())
      expect(run).toMatchObject({ state: 'stopped', reason: 'overtaken' })
  })

  test('sends nothing that editors switched off, and goes on', async () => {
    await strapi.db
      .query('api::email-template.email-template')
      .updateMany({ data: { enabled: false } })
    const sequence = await newSequence({ trigger: { is: 'registered' } })
    await begin(sequence, await newReader())
    afterDays(1)
    await advance()
    expect([await mails(), await runs()]).toMatchObject([[], [{ state: 'finished' }]])
  })

  test('is on only with e-mails that can be sent; off, it ends for those in the middle', async () => {
    const { documentId, id } = await newSequence({ trigger: { is: 'registered' }, enabled: false })
    const on = () => switchSequence(strapi, { admin: 1, documentId, isOn: true })
    await strapi.db
      .query('api::email-template.email-template')
      .updateMany({ data: { enabled: false } })
    await expect(on()).rejects.toMatchObject({ code: 'sequenceNotReady' })
    await strapi.db
      .query('api::email-template.email-template')
      .updateMany({ data: { enabled: true } })
    expect(await on()).toMatchObject({ enabled: true })
    await begin({ id, steps: [step('a')] } as SequenceRow, await newReader())
    await expect(deleteSequence(strapi, { admin: 1, documentId })).rejects.toMatchObject({
      code: 'sequenceIsOn',
    })
    const off = await switchSequence(strapi, { admin: 1, documentId, isOn: false })
    expect(off.counts.reasons).toEqual({ switchedOff: 1 })
    await deleteSequence(strapi, { admin: 1, documentId })
    expect(await runs()).toEqual([])
  })

  test('changed, moves members from a removed step to the next one that is left', async () => {
    const sequence = await newSequence({ trigger: { is: 'registered' }, steps: three })
    await begin(sequence, await newReader())
    const { documentId: id, name, trigger, stop } = sequence
    const save = async (steps: typeof three) => {
      const { updatedAt } = await showSequence(strapi, id)
      await saveSequence(strapi, { admin: 1, wish: { id, updatedAt, name, trigger, stop, steps } })
    }
    await save(three.slice(1))
    expect(await runs()).toMatchObject([{ state: 'running', step: 'b' }])
    await save([step('d')])
    expect(await runs()).toMatchObject([{ state: 'finished', step: null, nextAt: null }])
  })
})

describe('the weekly limit', () => {
  const to = 'agnes@people.example'
  let count = 0
  /** An e-mail of a list, and whether it has a place. */
  async function take(): Promise<boolean> {
    count += 1
    const { id } = await strapi.db.query('api::outgoing-mail.outgoing-mail').create({
      data: {
        ...{ mail: 'newsletter', recipient: to, language: 'hun', state: 'waiting', dueAt: at },
        dedupeKey: `week ${count}`,
      },
    })
    const isTaken = await takeWeeklyPlace(strapi, { id, to })
    // Sent again, it keeps what it has.
    expect(await takeWeeklyPlace(strapi, { id, to })).toBe(isTaken)
    return isTaken
  }

  test('lets three through in seven days, and a fourth only when the first is a week old', async () => {
    expect([await take(), await take(), await take(), await take()]).toEqual([
      true,
      true,
      true,
      false,
    ])
    at = new Date(morning.getTime() + 7 * dayMs - 1)
    expect(await take()).toBe(false)
    at = new Date(morning.getTime() + 7 * dayMs)
    expect(await take()).toBe(true)
  })

  test('postpones a sequence by a day at its hour, and goes on when there is a place', async () => {
    await publishMail()
    const sequence = await newSequence({ trigger: { is: 'registered' } })
    const userId = await newReader({ email: to })
    await begin(sequence, userId)
    afterDays(1)
    for (let taken = 0; taken < 3; taken += 1) await take()
    await advance()
    expect(await runs()).toMatchObject([
      { state: 'running', step: 'a', postponed: 1, nextAt: '2026-12-02T08:00:00.000Z' },
    ])
    afterDays(8)
    await advance()
    expect(await runs()).toMatchObject([{ state: 'finished', postponed: 0 }])
    expect((await mails()).filter(({ mail }) => mail === 'sequence')).toHaveLength(1)
  })

  test('ends a sequence about a day rather than being late', async () => {
    await publishMail()
    const steps = [step('a', { days: 0 })]
    await newSequence({ trigger: { is: 'birthday' }, steps })
    await newReader({ email: to, birthDate: '1984-11-30' })
    await startSequences(strapi, at)
    for (let taken = 0; taken < 3; taken += 1) await take()
    afterDays(0)
    await advance()
    expect(await runs()).toMatchObject([{ state: 'stopped', reason: 'weeklyLimit' }])
  })
})

describe('on a day a sequence begins for', () => {
  test('everybody whose birthday it is, once a year, who gets e-mails', async () => {
    await newSequence({ trigger: { is: 'birthday' } })
    const [reader] = [await newReader({ birthDate: '1984-11-30' })]
    await newReader({ birthDate: '1984-12-01' })
    await newReader({ birthDate: '1984-11-30', newsLetter: false })
    await newReader()
    await startSequences(strapi, at)
    await startSequences(strapi, new Date(at.getTime() + hourMs))
    expect(await runs()).toMatchObject([{ userId: reader, occasion: '2026', day: today }])
  })

  test('those of 29 February on the 28th in other years', async () => {
    const leapling = await newReader({ birthDate: '2000-02-29' })
    const days = ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29']
    const ids = await Promise.all(days.map((day) => found({ is: 'birthday' }, day)))
    expect(ids).toEqual([[leapling], [], [], [leapling]])
  })

  test.each(['physical', 'emotional', 'intellectual'] as const)(
    'the same people before a critical %s day as by the engine, date by date',
    async (cycle) => {
      const last = dayNumberOf(today)
      const births = Array.from({ length: 150 }, (_, index) => dateOf(last - 7000 - 61 * index))
      const ids: number[] = []
      for (const birthDate of births) ids.push(await newReader({ birthDate }))
      const expected = ids.filter(
        (_id, place) => cycleOf(births[place] ?? '', dateOf(last + 3)).cycles[cycle].critical,
      )
      expect(expected.length).toBeGreaterThan(0)
      expect(await found({ is: 'criticalDay', cycle, daysBefore: 3 })).toEqual(expected)
    },
  )

  test('members whose first two compared people have a good day together', async () => {
    const pair = ['1984-06-12', '1985-12-04'] as const
    const [both, one] = [await newReader(), await newReader()]
    for (const [userId, date] of [
      [both, pair[0]],
      [both, pair[1]],
      [one, pair[0]],
    ] as const)
      await strapi.db
        .query('api::relationship-entry.relationship-entry')
        .create({ data: { userId, name: date, date } })
    const [good] = sharedGoodDays(pair, today, '2027-01-31')
    const day = good?.day ?? ''
    expect(await found({ is: 'goodDay', daysBefore: 0 }, day)).toEqual([both])
    expect(await found({ is: 'goodDay', daysBefore: 2 }, dateOf(dayNumberOf(day) - 2))).toEqual([
      both,
    ])
    const others = Array.from({ length: 31 }, (_, after) => dateOf(dayNumberOf(today) + after))
    const goodDays = sharedGoodDays(pair, today, others.at(-1) ?? today).map((row) => row.day)
    const bad = others.find((one) => !goodDays.includes(one)) ?? ''
    expect(await found({ is: 'goodDay', daysBefore: 0 }, bad)).toEqual([])
  })
})

describe('the dry run of a day', () => {
  const people = async (date: string) =>
    (await planDay(strapi, date)).steps.map(({ name, step: place, people: count }) => [
      name,
      place,
      count,
    ])

  test('is what is sent when the day comes', async () => {
    await publishMail({ title: 'Első levél' })
    const steps = [
      step('a', { days: 0 }),
      step('b', { days: 2, condition: isFact('tier', 'free') }),
    ]
    await newSequence({ name: 'Születésnap', trigger: { is: 'birthday' }, steps })
    const reader = await newReader({ birthDate: '1984-12-02' })
    const premium = { isPaidUser: true, paidUserExpire: new Date('2027-11-30') }
    await newReader({ birthDate: '1990-12-02', ...premium })
    expect(await people(today)).toEqual([])
    expect(await people('2026-12-02')).toEqual([['Születésnap', 1, 2]])
    const [second] = (await planDay(strapi, '2026-12-04')).steps
    expect(second).toMatchObject({ email: 'Első levél', step: 2, people: 1, hour: 9 })
    expect(await mails()).toEqual([])
    expect(await runs()).toEqual([])
    for (let day = 0; day <= 4; day += 1) {
      afterDays(day)
      await startSequences(strapi, at)
      if (day === 3) expect(await people('2026-12-04')).toEqual([['Születésnap', 2, 1]])
      await advance()
    }
    const sent = (await mails()).map(({ userId, sequenceStep }) => [
      userId,
      String(sequenceStep).at(-1),
    ])
    expect(sent).toEqual([
      [reader, 'a'],
      [reader + 1, 'a'],
      [reader, 'b'],
    ])
  })

  test('shows a sequence that is off as if it were on, and no day that is over', async () => {
    await newSequence({
      name: 'Ki',
      trigger: { is: 'birthday' },
      enabled: false,
      steps: [step('a', { days: 0 })],
    })
    await newReader({ birthDate: '1984-11-30' })
    expect(await people(today)).toEqual([['Ki', 1, 1]])
    await expect(planDay(strapi, '2026-11-29')).rejects.toMatchObject({ code: 'invalidField' })
  })
})

test('the pages list system e-mails by their cause, and editors e-mails by their sequences', async () => {
  await publishMail({ documentId: 'own', name: 'own' })
  await publishMail({ documentId: 'unused', name: 'unused' })
  await publishMail({ documentId: 'welcome', name: 'welcome' })
  await publishMail({ documentId: 'reset', name: 'resetPassword' })
  await newSequence({ trigger: { is: 'form', form: 'x' }, steps: [step('a', { template: 'own' })] })
  await strapi.db.query('api::outgoing-mail.outgoing-mail').create({
    data: {
      ...{ mail: 'welcome', language: 'hun', state: 'sent', dueAt: at, sentAt: at },
      dedupeKey: 'welcome:1',
    },
  })
  const on = async (kind: 'register' | 'form' | 'other') => {
    const { emails, sequences } = await listFixedEmails(strapi, kind)
    return [emails.map(({ id, sent }) => `${id} ${sent}`), sequences.length]
  }
  expect(await on('register')).toEqual([['welcome 1'], 0])
  expect(await on('form')).toEqual([['own 0'], 1])
  expect(await on('other')).toEqual([['reset 0', 'unused 0'], 0])
})
