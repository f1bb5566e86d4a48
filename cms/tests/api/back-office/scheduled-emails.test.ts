import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { newAdmin } from '../../support/back-office'
import { barrierFor } from '../../support/barrier'
import { askGroups } from '../../support/email-groups'
import { runInStrapi } from '../../support/in-strapi'
import { mailsTo, mailTo } from '../../support/mailbox'
import { call, type Member } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import {
  askEmails,
  emailsCode,
  letter,
  newGroup,
  newStarted,
  shownEmail,
} from '../../support/scheduled-emails'
import { until } from '../../support/until'

const fillingCode = `${emailsCode}
async function run(barrier, id) {
  await fetch(barrier)
  await fillScheduled(strapi, Number(id), 3)
  await queueDue(strapi, Number(id))
}
`

const dyingCode = `${emailsCode}
async function run(id) {
  let steps = 0
  strapi.db.connection.on('query', ({ sql }) => {
    if (/^insert into .outgoing_mails./.test(sql) && (steps += 1) === 3) process.kill(process.pid, 'SIGKILL')
  })
  await fillScheduled(strapi, Number(id), 3)
}
`

// The process dies after the server has accepted the e-mail.
const acceptedCode = `${emailsCode}
async function run(documentId) {
  const mail = await mails(documentId).first('id')
  await mails(documentId).update({ state: 'waiting' })
  await sendEmail(strapi, mail.id)
  process.kill(process.pid, 'SIGKILL')
}
`

const sendCode = `${emailsCode}
async function run(documentId) {
  const mail = await mails(documentId).first('id')
  await strapi.db.transaction(await sendEmail(strapi, mail.id))
}
`

const racingCode = `${emailsCode}
const begun = async (documentId) =>
  (await mails(documentId).whereNotNull('begun_at').orderBy('id').select('id')).map(({ id }) => id)
async function run(what, barrier, documentId) {
  await fetch(barrier)
  if (what === 'pause') await pauseScheduled(strapi, { admin: 1, documentId })
  else
    for (const { id } of await mails(documentId).select('id'))
      await strapi.db.transaction(await sendEmail(strapi, id))
  tell(await begun(documentId))
}
`

const fillCode = `${emailsCode}
async function run(documentId, id) {
  await fillScheduled(strapi, Number(id))
  await mails(documentId).update({ state: 'waiting' })
}
`

describe.each(everyCms())('an e-mail to a group on %s', (_name, cms) => {
  let admin: Member
  const ask = (path: string, body?: object) => askEmails(cms, admin, path, body)
  const show = (id: string) => shownEmail(cms, admin, id)
  const received = async (emails: readonly string[]) =>
    (await Promise.all(emails.map((email) => mailsTo(cms, email)))).map((mails) => mails.length)

  beforeAll(async () => {
    admin = await newAdmin(cms)
  })

  test('is written, looked at, tried, planned and sent to each once, and its clicks are counted', async () => {
    const { group, people, emails } = await newGroup(cms, admin, 3)
    const { id, updatedAt } = (await ask('', { ...letter, group })).body
    const { subject, body } = letter
    await runSql(cms, `UPDATE up_users SET first_name = 'Bea' WHERE id = ${people[0]?.userId}`)
    const preview = (await ask('/preview', { subject, body, member: people[0]?.id })).body
    expect(preview).toMatchObject({
      ...{ subject, isTooLarge: false, faults: [] },
      text: expect.stringContaining('Szia, Bea!'),
      links: [{ address: expect.stringMatching(/\/blog$/), uncounted: null }],
    })
    expect((await ask('/test', { subject, body })).body).toEqual({ email: admin.email })
    await mailTo(cms, admin.email, subject)
    expect((await ask(`/${id}/plan`, { updatedAt })).body).toEqual({ id })
    const mail = await mailTo(cms, emails[0] ?? '', subject)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.html.length).toBeGreaterThan(1000)
    expect(Math.abs(Buffer.byteLength(mail.html) - preview.htmlBytes)).toBeLessThan(200)
    const shown = await until(async () => {
      const found = await show(id)
      return found.state === 'sent' ? found : undefined
    })
    expect(shown).toMatchObject({
      receivers: { receivers: 3 },
      result: { total: 3, sent: 3, left: 0, refused: 0, clicks: 0 },
    })
    expect(await received(emails)).toEqual([1, 1, 1])
    const [, link = ''] = /\/u\/(\w+)/.exec(mail.html) ?? []
    await runSql(cms, `UPDATE short_links SET clicks = 2 WHERE name = '${link}'`)
    expect((await show(id)).result).toMatchObject({ clicks: 2, links: [{ clicks: 2 }] })
    const path = '/admin/lists/scheduled-emails?search=tavaszi&status=sent'
    const { rows } = (await call(cms, 'GET', path, { token: admin.token })).body
    expect(rows.find((row: { id: string }) => row.id === id)?.cells).toMatchObject({
      ...{ name: letter.name, status: 'sent', total: 3, sent: 3, clicks: 2 },
    })
    expect((await askGroups(cms, admin, `/${group}/delete`, {})).status).toBe(200)
  })

  test('is refused as wrong input, as an old version, and in the wrong state', async () => {
    const { group } = await newGroup(cms, admin, 1)
    const film = [{ type: 'film', film: { url: '/uploads/a.mp4' }, alternativeText: 'x' }]
    for (const [wrong, code] of [
      [{ perMinute: 601 }, 'invalidField'],
      [{ body: '{' }, 'invalidField'],
      [{ body: JSON.stringify(film) }, 'invalidField'],
      [{ body: '['.repeat(50_000) }, 'invalidField'],
      [{ body: JSON.stringify('x'.repeat(100_001)) }, 'emailTooLong'],
      [{ subjectB: 'b', byHour: true }, 'twoSubjectsByHour'],
      [{ name: '' }, 'missingField'],
    ] as const) {
      const { status, body } = await ask('', { ...letter, group, ...wrong })
      expect([wrong, status, body.errors?.[0].code]).toEqual([wrong, 400, code])
    }
    expect((await ask('', { ...letter, group: 'x' })).status).toBe(404)
    const sendAt = '2035-01-01T10:00'
    const { id, updatedAt } = (await ask('', { ...letter, sendAt })).body
    const message = async (path: string, body: object) => (await ask(path, body)).body.message
    expect(await message(`/${id}/plan`, { updatedAt })).toBe(errors.scheduledEmailFaulty.hun)
    const next = await ask('', { ...letter, id, updatedAt, group, sendAt })
    const plan = { updatedAt: next.body.updatedAt }
    // Two admins at once: one of them is told.
    const twice = await Promise.all([1, 2].map(() => ask(`/${id}/plan`, plan)))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await askGroups(cms, admin, `/${group}/delete`, {})).status).toBe(409)
    expect(await message('', { ...letter, id, ...plan })).toBe(errors.scheduledEmailStarted.hun)
    for (const path of ['pause', 'resume', 'delete'])
      expect(await message(`/${id}/${path}`, {})).toBe(errors.scheduledEmailState.hun)
    expect((await ask(`/${id}/cancel`, {})).status).toBe(200)
    expect(await message(`/${id}/plan`, plan)).toBe(errors.scheduledEmailChanged.hun)
    expect((await ask(`/${id}/delete`, {})).status).toBe(200)
    expect((await ask(`/${id}`)).status).toBe(404)
  })

  test('goes to each address once, although two processes work on it at once', async () => {
    const { row, id, emails } = await newStarted(cms, admin, 20)
    const barrier = await barrierFor(2)
    await Promise.all([1, 2].map(() => runInStrapi(cms, fillingCode, barrier.url, row)))
    barrier.end()
    await until(async () => ((await show(id)).result?.sent === 20 ? true : undefined))
    expect((await show(id)).result).toMatchObject({ total: 20, sent: 20, left: 0 })
    expect(await received(emails)).toEqual(emails.map(() => 1))
  })

  test('goes to each address once, although its process died halfway', async () => {
    const { row, id, emails } = await newStarted(cms, admin, 10)
    await expect(runInStrapi(cms, dyingCode, row)).rejects.toThrow('Strapi ended')
    expect((await show(id)).result).toMatchObject({ total: 6, isCounting: true })
    const barrier = await barrierFor(1)
    await runInStrapi(cms, fillingCode, barrier.url, row)
    barrier.end()
    await until(async () => ((await show(id)).result?.sent === 10 ? true : undefined))
    expect((await show(id)).result).toMatchObject({ total: 10, sent: 10, isCounting: false })
    expect(await received(emails)).toEqual(emails.map(() => 1))
  })

  test('is sent once more when its process died after the server took it, and that is counted', async () => {
    const { row, id } = await newStarted(cms, admin, 1)
    await runInStrapi(cms, fillCode, id, row)
    await expect(runInStrapi(cms, acceptedCode, id)).rejects.toThrow('Strapi ended')
    await runInStrapi(cms, sendCode, id)
    expect((await show(id)).result).toMatchObject({ sent: 1, perhapsTwice: 1, left: 0 })
  })

  test('is sent to nobody once a pause is stored, in whatever process', async () => {
    const { row, id, emails } = await newStarted(cms, admin, 12)
    await runInStrapi(cms, fillCode, id, row)
    const barrier = await barrierFor(2)
    const [[paused], [sent]] = await Promise.all([
      runInStrapi(cms, racingCode, 'pause', barrier.url, id),
      runInStrapi(cms, racingCode, 'send', barrier.url, id),
    ])
    barrier.end()
    expect(sent).toEqual(paused)
    expect((await show(id)).state).toBe('paused')
    expect((await ask(`/${id}/resume`, {})).status).toBe(200)
    await until(async () => ((await show(id)).state === 'sent' ? true : undefined))
    expect(await show(id)).toMatchObject({ state: 'sent', result: { sent: 12, left: 0 } })
    // Those that were sent before the pause were sent by the test's program, which has no mail server.
    const later = emails.length - (sent as number[]).length
    expect((await received(emails)).filter((count) => count === 1)).toHaveLength(later)
  })
})
