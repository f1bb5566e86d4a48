import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, type FixedEmail, type SequenceStep } from '@krono/contract'
import { eventsOf, newAdmin } from '../../support/back-office'
import { barrierFor } from '../../support/barrier'
import { newReaders } from '../../support/email-groups'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import { call, type Member } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: begins a sequence for members now, or advances what is due, as the jobs do. */
const starting = `
const { now } = require('./dist/src/platform/lib/clock')
const { findSequence } = require('./dist/src/messaging/sequences/sequence-row')
const { startRuns } = require('./dist/src/messaging/sequences/start-runs')
async function run(documentId, ...ids) {
  const starters = ids.map((id) => ({ userId: Number(id), occasion: 'registered', day: null }))
  await startRuns(strapi, await findSequence(strapi, { documentId }), { starters, at: now() })
}
`

const advancing = `
const { now } = require('./dist/src/platform/lib/clock')
const { advanceSequences } = require('./dist/src/back-office/sequences/advance-sequences')
async function run(url) {
  if (url) await fetch(url)
  await advanceSequences(strapi, now())
}
`

const takingPlaces = `
const { takeWeeklyPlace } = require('./dist/src/messaging/mail/weekly-limit')
async function run(url, to, ...ids) {
  await fetch(url)
  for (const id of ids) tell(await takeWeeklyPlace(strapi, { id: Number(id), to }))
}
`

describe.each(everyCms())('sequences of e-mails on %s', (name, cms) => {
  let admin: Member
  const key = (what: string) => `${what} ${name}`
  const ask = (path: string, body?: object, token = admin.token) =>
    call(cms, body ? 'POST' : 'GET', `/admin/${path}`, { token, body })
  const listed = async (kind: string): Promise<FixedEmail[]> =>
    (await ask(`fixed-emails?kind=${kind}`)).body.emails

  let template: string
  /** At once. */
  const step = (id: string, more: Partial<SequenceStep> = {}): SequenceStep => ({
    ...{ id, days: id === 'a' ? 0 : 1, hour: 0, condition: null, template },
    ...more,
  })
  const save = (body: object) =>
    ask('sequences', { trigger: { is: 'registered' }, stop: null, steps: [step('a')], ...body })
  const made = async (what: string, body: object = {}) => {
    const { status, body: answer } = await save({ name: key(what), ...body })
    expect(status).toBe(200)
    return String(answer.id)
  }
  const switched = (id: string, isOn: boolean) => ask(`sequences/${id}/switch`, { isOn })
  const start = (id: string, ids: readonly number[]) =>
    runInStrapi(cms, starting, id, ...ids.map(String))

  beforeAll(async () => {
    admin = await newAdmin(cms)
    const { emails } = (await ask('sequence-choices')).body
    template = emails.find(({ isSent }: { isSent: boolean }) => isSent).id
  })

  test('of a new site are switched off, with e-mails in all languages', async () => {
    for (const [kind, count] of [
      ['register', 1],
      ['form', 0],
      ['other', 3],
    ] as const) {
      const { body } = await ask(`fixed-emails?kind=${kind}`)
      const seeded = body.sequences.filter(({ name: of }: { name: string }) => !of.includes(name))
      expect([kind, seeded.length]).toEqual([kind, count])
      for (const one of seeded) expect(one).toMatchObject({ enabled: false, sent: 0 })
      for (const { languages } of body.emails)
        expect(languages).toEqual({ hun: 'published', eng: 'published', rus: 'published' })
    }
  })

  test('send each e-mail once, although two processes find it due at the same moment', async () => {
    const people = await newReaders(cms, 12, key('both').replace(' ', '-'))
    const id = await made('both', { steps: [step('a'), step('b')] })
    expect((await switched(id, true)).body).toMatchObject({ enabled: true })
    await start(
      id,
      people.map(({ userId }) => userId),
    )
    const barrier = await barrierFor(2)
    await Promise.all([1, 2].map(() => runInStrapi(cms, advancing, barrier.url)))
    barrier.end()
    const counts = await runSql(
      cms,
      `SELECT COUNT(*) AS count, COUNT(DISTINCT user_id) AS people FROM outgoing_mails
       WHERE sequence_step = '${id}:a'`,
    )
    expect(counts.map(({ count, people: of }) => [Number(count), Number(of)])).toEqual([[12, 12]])
    const [first] = people
    const mail = await mailTo(cms, first?.email ?? '')
    expect(mail.text).toContain('/newsletter/unsubscribe?token=')
    expect((await ask(`sequences/${id}`)).body.counts).toMatchObject({ running: 12, stopped: 0 })
    const events = await eventsOf(cms, admin, { id: first?.id ?? '' }, '?group=letters')
    expect(events.map(({ what, facts }) => [what, facts.subject ?? facts.mail])).toEqual(
      expect.arrayContaining([
        ['sequence', key('both')],
        ['letter', expect.not.stringMatching(/^sequence$/)],
      ]),
    )
    expect((await switched(id, false)).body.counts).toMatchObject({
      ...{ running: 0, stopped: 12, reasons: { switchedOff: 12 } },
    })
  })

  test('share the weekly limit of an address with all processes', async () => {
    const to = `heti-${name.toLowerCase()}@people.example`
    const at = name === 'SQLite' ? '1' : `'2020-01-01'`
    const mark = `week-${name}`
    for (const number of [1, 2, 3, 4, 5, 6])
      await runSql(
        cms,
        `INSERT INTO outgoing_mails (document_id, mail, language, dedupe_key, due_at, state)
         VALUES ('${mark}-${number}', 'anniversary', 'hun', '${mark}-${number}', ${at}, 'skipped')`,
      )
    const ids = (
      await runSql(
        cms,
        `SELECT id FROM outgoing_mails WHERE dedupe_key LIKE '${mark}-%' ORDER BY id`,
      )
    ).map(({ id }) => String(id))
    const barrier = await barrierFor(2)
    const taken = await Promise.all(
      [ids.slice(0, 3), ids.slice(3)].map((own) =>
        runInStrapi(cms, takingPlaces, barrier.url, to, ...own),
      ),
    )
    barrier.end()
    expect(taken.flat().filter((isTaken) => isTaken === true)).toHaveLength(3)
    expect(taken.flat()).toHaveLength(6)
  })

  test('refuse what cannot be sent, a taken name, and a change of an older version', async () => {
    // At once: one of them gets the name.
    const both = await Promise.all([save({ name: key('one') }), save({ name: key('one') })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [system] = await listed('register')
    const unknown = await save({ name: key('x'), steps: [step('a', { template: 'x' })] })
    expect(unknown.body.errors).toMatchObject([
      { field: 'steps.0.template', message: errors.invalidField.hun },
    ])
    for (const wrong of [
      { steps: [step('a', { template: system?.id ?? '' })] },
      { steps: [] },
      { steps: [step('a'), step('a')] },
      { steps: [step('a'), step('b', { days: 0 })] },
      { steps: [step('a', { hour: 24 })] },
      { steps: Array.from({ length: 13 }, (_, at) => step(`s${at}`)) },
      { trigger: { is: 'sometimes' } },
      { trigger: { is: 'criticalDay', cycle: 'lunar', daysBefore: 3 } },
      { trigger: { is: 'notSeen', days: 1 } },
      { stop: { version: 1, where: { is: 'all', of: [] } } },
      { name: '' },
    ])
      expect([wrong, (await save({ name: key('wrong'), ...wrong })).status]).toEqual([wrong, 400])
    const id = String(both.find(({ status }) => status === 200)?.body.id)
    const { updatedAt } = (await ask(`sequences/${id}`)).body
    expect((await save({ id, updatedAt, name: key('one') })).status).toBe(200)
    const late = await save({ id, updatedAt: '2020-01-01T00:00:00Z', name: key('one') })
    expect(late.body.message).toBe(errors.sequenceChanged.hun)
    await switched(id, true)
    expect((await ask(`sequences/${id}/delete`, {})).body.message).toBe(errors.sequenceIsOn.hun)
    await switched(id, false)
    expect((await ask(`sequences/${id}/delete`, {})).status).toBe(200)
    expect((await ask(`sequences/${id}`)).status).toBe(404)
    for (const date of ['2020-01-01', '2999-01-01', 'tomorrow'])
      expect([date, (await ask(`sequence-plan?date=${date}`)).status]).toEqual([date, 400])
  })

  test('are planned for a day before they are switched on', async () => {
    const [reader] = await newReaders(cms, 1, key('plan').replace(' ', '-'))
    const { date } = (await ask('sequence-plan')).body
    await runSql(
      cms,
      `UPDATE up_users SET birth_date = '1984${date.slice(4)}' WHERE id = ${reader?.userId}`,
    )
    await runInStrapi(
      cms,
      `const { writeFacts } = require('./dist/src/members/users/facts/write-facts')
       const run = (id) => writeFacts(strapi, [Number(id)])`,
      String(reader?.userId),
    )
    const id = await made('plan', { trigger: { is: 'birthday' }, steps: [step('a')] })
    const { steps } = (await ask(`sequence-plan?date=${date}`)).body
    const [planned] = steps.filter(({ sequence }: { sequence: string }) => sequence === id)
    expect(planned).toMatchObject({ enabled: false, step: 1 })
    expect(planned.people).toBeGreaterThan(0)
    expect((await ask(`sequences/${id}`)).body.counts.running).toBe(0)
  })
})

describe.each(everyCms())('automatic e-mails on %s', (_name, cms) => {
  let admin: Member
  const ask = (path: string, body?: object) =>
    call(cms, body ? 'POST' : 'GET', `/admin/fixed-emails${path}`, { token: admin.token, body })
  const find = async (kind: string, which: (email: FixedEmail) => boolean) => {
    const { emails } = (await ask(`?kind=${kind}`)).body
    return emails.find(which) as FixedEmail
  }

  beforeAll(async () => {
    admin = await newAdmin(cms)
  })

  test('are previewed in each language, with explained placeholders, and sent to the admin', async () => {
    const { id, title } = await find('register', ({ canSwitchOff }) => canSwitchOff)
    for (const [language, greeting] of [
      ['hun', 'Szia, Ágnes!'],
      ['eng', 'Hi Agnes,'],
      ['rus', 'Привет, Анна!'],
    ]) {
      const { body } = await ask(`/${id}?language=${language}`)
      expect(body).toMatchObject({ id, title, language })
      expect(body.preview.text).toContain(greeting)
      expect(body.preview.light).toContain(greeting)
      expect(body.preview.dark).toContain('@media all{')
      for (const { meaning, sample } of body.placeholders) expect(meaning + sample).toMatch(/\S/)
    }
    expect((await ask(`/${id}?language=deu`)).status).toBe(400)
    expect((await ask('/nothing')).status).toBe(404)
    const { body } = await ask(`/${id}/test`, { language: 'eng' })
    expect(body.to).toBe(admin.email)
    expect((await mailTo(cms, admin.email, '[')).text).toContain('Hi Agnes,')
  })

  test('are switched off at once, unless somebody waits for them; the log says who did it', async () => {
    const needed = await find('register', ({ canSwitchOff }) => !canSwitchOff)
    expect((await ask(`/${needed.id}/switch`, { isOn: false })).body.message).toBe(
      errors.emailAlwaysSent.hun,
    )
    const { id } = await find('other', ({ canSwitchOff }) => canSwitchOff)
    for (const isOn of [false, true]) {
      // A repeated press changes nothing more.
      for (const _press of [1, 2])
        expect((await ask(`/${id}/switch`, { isOn })).body).toEqual({ id, enabled: isOn })
      expect((await find('other', (email) => email.id === id)).enabled).toBe(isOn)
    }
    const log = await call(cms, 'GET', `/admin/acts?kind=fixedEmail&id=${id}`, admin)
    const acts = log.body.actions.map(({ act }: { act: string }) => act)
    expect(acts).toEqual(['switchFixedEmail', 'switchFixedEmail'])
  })
})
