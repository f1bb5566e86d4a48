import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ScheduledEmailState } from '@krono/contract'
import { now, setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { readersOf } from './readers-of'
import type * as alone from './scheduled-emails-alone'

type Mail = { to: string; messageId: string; subject: string; html: string }

const mockMails: Mail[] = []
/** Errors of the next attempts to an address. */
const mockFaults = new Map<string, object[]>()

jest.mock('../../src/messaging/mail/transport', () => ({
  canSend: true,
  messageIdOf: ({ documentId }: { documentId: string }) => `<${documentId}@krono.example>`,
  isAnswerLost: (error: object) => 'isLost' in error,
  responseCodeOf: (error: { responseCode?: number }) => error.responseCode,
  async sendBySmtp(mail: Mail) {
    const fault = mockFaults.get(mail.to)?.shift()
    if (!fault || 'isLost' in fault) mockMails.push(mail)
    if (fault) throw Object.assign(new Error('mail'), fault)
  },
}))

const { releaseUnsent } =
  require('../../src/messaging/mail/scheduled/release-unsent') as typeof import('../../src/messaging/mail/scheduled/release-unsent')
const { deleteGroup } =
  require('../../src/back-office/email-groups/delete-group') as typeof import('../../src/back-office/email-groups/delete-group')
const { cancelScheduled, pauseScheduled, planScheduled, resumeScheduled } =
  require('../../src/back-office/scheduled-emails/control') as typeof import('../../src/back-office/scheduled-emails/control')
const { deleteScheduled, saveScheduled } =
  require('../../src/back-office/scheduled-emails/save') as typeof import('../../src/back-office/scheduled-emails/save')
const { variantOf } =
  require('../../src/back-office/scheduled-emails/subject-test') as typeof import('../../src/back-office/scheduled-emails/subject-test')
const { purgeEmails } =
  require('../../src/messaging/mail/purge-emails') as typeof import('../../src/messaging/mail/purge-emails')
const { leaveAs } =
  require('../../src/messaging/newsletter/leave') as typeof import('../../src/messaging/newsletter/leave')
const { admin, scheduledEmailsOf } = require('./scheduled-emails-alone') as typeof alone

const strapi = databaseAlone()
const newPerson = readersOf(strapi)
const { draft, plan, show, runFor, runKind, pass, rowOf, emails } = scheduledEmailsOf(strapi)

const start = new Date('2026-11-30T12:00:00.000Z')
const hourMs = 3_600_000
const refused = { responseCode: 550, code: 'EENVELOPE' }
const later = { responseCode: 451, code: 'EENVELOPE' }
const away = { code: 'ESOCKET' }
const lost = { code: 'ECONNECTION', isLost: true }

const people = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@x.example`)
const newPeople = async (count: number) => {
  for (const email of people(count)) await newPerson(email)
}
const change = (email: string, columns: object) =>
  strapi.db.query('plugin::users-permissions.user').updateMany({ where: { email }, data: columns })
const got = () => mockMails.map(({ to }) => to).sort()
const stateOf = async (id: string): Promise<ScheduledEmailState> => (await rowOf(id)).state

beforeEach(() => {
  mockMails.length = 0
  mockFaults.clear()
  setClock(() => start)
})
afterEach(() => setClock())

test('each reader gets it once, at the rate, and the result says so', async () => {
  await newPeople(5)
  await newPerson('no@x.example', { news_letter: false })
  const id = await plan({ perMinute: 120 })
  expect(await stateOf(id)).toBe('waiting')
  await runFor(1)
  expect(mockMails).toHaveLength(1)
  await runFor(1)
  expect(mockMails).toHaveLength(3)
  expect((await show(id)).result).toMatchObject({ total: 5, left: 2, sent: 3 })
  await runFor(4)
  expect(got()).toEqual(people(5))
  expect(await show(id)).toMatchObject({
    state: 'sent',
    receivers: { matching: 6, withoutConsent: 1, receivers: 5 },
    result: {
      ...{ total: 5, left: 0, sent: 5, refused: 0, skipped: [], perhapsTwice: 0, clicks: 0 },
      links: [{ address: expect.stringMatching(/blog$/), variant: null, clicks: 0 }],
    },
  })
  const [link] = await strapi.db.connection('short_links')
  expect(link).toMatchObject({ origin: 'email', target: '/blog' })
  expect(mockMails[0]?.html).toContain(`/u/${link.name}`)
  expect(new Set(mockMails.map(({ messageId }) => messageId)).size).toBe(5)
  await runFor(9)
  expect(mockMails).toHaveLength(5)
})

test('whoever may not get it any more does not, although it was addressed to them', async () => {
  await newPeople(6)
  const id = await plan({ sendAt: undefined })
  await runKind('sendScheduled')
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = people(6)
  await change(b, { newsLetter: false })
  await change(c, { blocked: true })
  await change(d, { confirmed: false })
  await strapi.db.connection('up_users').where({ email: e }).delete()
  // The address of one who has got it.
  await runFor(1)
  await change(a, { email: 'new@x.example' })
  await change(f, { email: a })
  await runFor(9)
  expect(got()).toEqual([a])
  const reasons = ['blocked', 'unconfirmed', 'withoutConsent', 'gone', 'sameAddress']
  expect((await show(id)).result).toMatchObject({
    ...{ sent: 1, left: 0, skipped: reasons.map((reason) => ({ reason, count: 1 })) },
  })
})

test('after a change of the address it goes to the new one', async () => {
  await newPeople(2)
  await plan()
  await runFor(1)
  await change('p1@x.example', { email: 'q1@x.example' })
  await runFor(3)
  expect(got()).toEqual(['p0@x.example', 'q1@x.example'])
})

describe('a pause', () => {
  test('stops what is in the outbox, and ends with each e-mail sent once', async () => {
    await newPeople(6)
    const id = await plan({ perMinute: 120 })
    await runFor(1)
    await runKind('sendScheduled')
    await pauseScheduled(strapi, { admin, documentId: id })
    await runFor(5)
    expect(mockMails).toHaveLength(1)
    expect((await emails()).map(({ state }: { state: string }) => state).sort()).toContain(
      'waiting',
    )
    await expect(pauseScheduled(strapi, { admin, documentId: id })).rejects.toMatchObject({
      code: 'scheduledEmailState',
    })
    // Their tasks are deleted after a week.
    await strapi.db.connection('tasks').where({ state: 'done', kind: 'sendLetter' }).delete()
    await resumeScheduled(strapi, { admin, documentId: id })
    await runFor(8)
    expect(got()).toEqual(people(6))
    expect(await show(id)).toMatchObject({ state: 'sent', result: { sent: 6, perhapsTwice: 0 } })
  })

  test('that ends while an e-mail was held back lets it go', async () => {
    await newPeople(1)
    const id = await plan()
    await runKind('sendScheduled')
    const [mail] = await strapi.db.query('api::outgoing-mail.outgoing-mail').findMany()
    await strapi.db.connection('tasks').where({ kind: 'sendLetter' }).update({ state: 'done' })
    await releaseUnsent(strapi, mail)
    await runFor(2)
    expect(got()).toEqual(people(1))
    expect(await stateOf(id)).toBe('sent')
  })

  test('may be followed by the end: what is left is counted as cancelled', async () => {
    await newPeople(4)
    const id = await plan({ perMinute: 120 })
    await runFor(1)
    await runKind('sendScheduled')
    await pauseScheduled(strapi, { admin, documentId: id })
    await cancelScheduled(strapi, { admin, documentId: id })
    await runFor(3)
    expect(mockMails).toHaveLength(1)
    expect(await show(id)).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String),
      result: { total: 4, sent: 1, left: 0, skipped: [{ reason: 'cancelled', count: 3 }] },
    })
  })
})

describe('an answer of the server', () => {
  test('that refuses the address is final, one that asks for patience is not', async () => {
    await newPeople(2)
    mockFaults.set('p0@x.example', [refused])
    mockFaults.set('p1@x.example', [later])
    const id = await plan({ perMinute: 600 })
    await runFor(3)
    expect((await show(id)).result).toMatchObject({ sent: 0, refused: 1, left: 1 })
    await runFor(70)
    expect(got()).toEqual(['p1@x.example'])
    expect(await show(id)).toMatchObject({ state: 'sent', result: { sent: 1, refused: 1 } })
  })

  test('that was lost is followed by one more attempt with the same Message-ID', async () => {
    await newPeople(2)
    mockFaults.set('p0@x.example', [lost])
    mockFaults.set('p1@x.example', [lost, lost])
    const id = await plan({ perMinute: 600 })
    await runFor(500)
    expect(got()).toEqual(['p0', 'p0', 'p1', 'p1'].map((name) => `${name}@x.example`))
    expect(new Set(mockMails.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await show(id)).toMatchObject({
      state: 'sent',
      result: { sent: 1, perhapsTwice: 1, refused: 1, unanswered: 1, left: 0 },
    })
  })

  test('that never came because the process was killed counts as lost', async () => {
    await newPeople(1)
    const id = await plan()
    await runKind('sendScheduled')
    // As left by a process that was killed after it had begun.
    await strapi.db.connection('outgoing_mails').update({ unanswered: 1, begun_at: now() })
    await runFor(2)
    expect((await show(id)).result).toMatchObject({ sent: 1, perhapsTwice: 1 })
  })

  test('does not come from a server that is away: nothing counts as sent, and little waits', async () => {
    await newPeople(30)
    for (const email of people(30)) mockFaults.set(email, [away])
    const id = await plan({ perMinute: 60 })
    await runFor(30)
    expect(await emails().where({ state: 'waiting' })).toHaveLength(2)
    mockFaults.clear()
    await runFor(100)
    expect(got()).toEqual(people(30).sort())
    expect(await show(id)).toMatchObject({ state: 'sent', result: { perhapsTwice: 0 } })
  })
})

test('two subjects are tried on a tenth, and the better one goes to the rest', async () => {
  await newPeople(80)
  const id = await plan({ perMinute: 600, subjectB: 'Itt a tavasz', testHours: 2 })
  await runFor(12)
  const users = await strapi.db.connection('up_users').select('id', 'email')
  const subjects = { a: 'Tavasz van', b: 'Itt a tavasz' }
  const wanted = users.flatMap((user: { id: number; email: string }) => {
    const variant = variantOf(id, user.id)
    return variant ? [[user.email, subjects[variant]]] : []
  })
  const tried = mockMails.map(({ to, subject }) => [to, subject])
  expect(tried.sort()).toEqual(wanted.sort())
  expect((await show(id)).test).toMatchObject({ until: expect.any(String), chosen: null })
  pass(2 * hourMs)
  await runFor(15)
  expect(got()).toEqual(people(80).sort())
  const rest = mockMails.slice(wanted.length).map(({ subject }) => subject)
  expect(new Set(rest)).toEqual(new Set([subjects.a]))
  expect(await show(id)).toMatchObject({ state: 'sent', test: { chosen: 'a', because: 'tooFew' } })
})

test('each at their hour: nobody before it, and all within a day', async () => {
  await newPeople(3)
  const users = await strapi.db.connection('up_users').orderBy('id').select('id')
  const reminders = strapi.db.query('api::felt-reminder.felt-reminder')
  await reminders.create({ data: { userId: users[1].id, hour: 15 } })
  const id = await plan({ perMinute: 600, byHour: true })
  await runFor(3)
  expect(got()).toEqual(['p0@x.example', 'p2@x.example'])
  pass(2 * hourMs)
  await runFor(7)
  expect(got()).toEqual(people(3))
  expect(await stateOf(id)).toBe('sent')
})

test('a bounce or an unsubscription within a week counts for it, once', async () => {
  await newPeople(3)
  const id = await plan({ perMinute: 600 })
  await runFor(3)
  pass(6 * 24 * hourMs)
  await leaveAs(strapi, 'p0@x.example', 'left')
  await leaveAs(strapi, 'p0@x.example', 'complained')
  await leaveAs(strapi, 'p1@x.example', 'bounced')
  pass(2 * 24 * hourMs)
  await leaveAs(strapi, 'p2@x.example', 'left')
  expect((await show(id)).result).toMatchObject({ sent: 3, unsubscribed: 1, bounced: 1 })
})

test('the result stays when the outbox is emptied, and is not emptied before the end', async () => {
  await newPeople(2)
  const id = await plan()
  await runFor(1)
  await pauseScheduled(strapi, { admin, documentId: id })
  const after = (days: number) => new Date(start.getTime() + days * 24 * hourMs)
  await purgeEmails(strapi, after(100))
  expect((await show(id)).result).toMatchObject({ sent: 1, left: 1 })
  await resumeScheduled(strapi, { admin, documentId: id })
  await runFor(9)
  await purgeEmails(strapi, after(100))
  expect(await emails()).toEqual([])
  expect((await show(id)).result).toMatchObject({ total: 2, sent: 2, left: 0 })
})

describe('a draft', () => {
  const planned = (documentId: string, updatedAt: string) =>
    planScheduled(strapi, { admin, documentId, updatedAt })

  test('of an older version is neither saved nor planned, a faulty one is not planned', async () => {
    const { id, updatedAt } = await draft()
    const wish = { ...(await show(id)), id, updatedAt, group: undefined, sendAt: undefined }
    pass(1000)
    const saved = await saveScheduled(strapi, { admin, wish: { ...wish, subject: '' } as never })
    await expect(saveScheduled(strapi, { admin, wish: wish as never })).rejects.toMatchObject({
      code: 'scheduledEmailChanged',
    })
    await expect(planned(id, updatedAt)).rejects.toMatchObject({ code: 'scheduledEmailChanged' })
    await expect(planned(id, saved.updatedAt)).rejects.toMatchObject({
      code: 'scheduledEmailFaulty',
    })
    expect((await show(id)).faults.map(({ fault }) => fault)).toEqual(['noSubject', 'noGroup'])
    await deleteScheduled(strapi, { admin, documentId: id })
    await expect(show(id)).rejects.toMatchObject({ code: 'notFound' })
  })

  test('is one again when a planned e-mail is cancelled, and may be planned for later', async () => {
    await newPeople(1)
    const documentId = await plan({ sendAt: '2026-11-30T14:00' })
    await expect(deleteScheduled(strapi, { admin, documentId })).rejects.toMatchObject({
      code: 'scheduledEmailState',
    })
    await cancelScheduled(strapi, { admin, documentId })
    pass(1000)
    const { group, ...shown } = await show(documentId)
    const { updatedAt } = await saveScheduled(strapi, {
      admin,
      wish: { ...shown, id: documentId, group: group?.id, sendAt: '2026-11-30T15:00' } as never,
    })
    await planned(documentId, updatedAt)
    pass(hourMs)
    await runFor(2)
    expect([await stateOf(documentId), mockMails.length]).toEqual(['waiting', 0])
    pass(hourMs)
    await runFor(2)
    expect(got()).toEqual(people(1))
  })

  test('loses its group when it is deleted, a planned e-mail keeps it', async () => {
    await newPeople(1)
    const documentId = await plan()
    const group = (await show(documentId)).group?.id ?? ''
    const remove = () => deleteGroup(strapi, { admin, documentId: group })
    for (const act of [pauseScheduled, resumeScheduled]) {
      await expect(remove()).rejects.toMatchObject({ code: 'emailGroupInUse' })
      await runKind('sendScheduled')
      await act(strapi, { admin, documentId })
    }
    await runFor(9)
    await remove()
    expect(await show(documentId)).toMatchObject({ state: 'sent', group: null })
  })
})
