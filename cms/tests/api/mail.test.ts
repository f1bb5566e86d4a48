import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  createEntry,
  deleteEntry,
  findEntry,
  publishEntry,
  saveEntry,
  unpublishEntry,
} from '../support/admin'
import { freePort } from '../support/free-port'
import {
  configureMailbox,
  mailsTo,
  mailTo,
  type ReceivedMail,
  waitUntilQueued,
} from '../support/mailbox'
import { instantIn } from '../support/many-members'
import { call, newEmail, newPerson } from '../support/people'
import { runSql } from '../support/rows'
import { launchCms, waitFor } from '../support/run-program'
import { everyCms, type RunningCms } from '../support/running'
import { until } from '../support/until'

const uid = 'api::email-template.email-template'

const signUp = (cms: RunningCms, person: object) =>
  call(cms, 'POST', '/user/signup', { body: { ...newPerson(), ...person } })

/** The secret in the confirmation link of an e-mail. */
function idOf({ links }: ReceivedMail) {
  const link = links.find((address) => address.includes('/confirm-email?'))
  return new URL(link ?? '').searchParams.get('id')
}

async function confirm(cms: RunningCms, email: string) {
  const id = idOf(await mailTo(cms, email, 'Erősítsd meg'))
  return call(cms, 'POST', '/user/validate-email', { body: { id } })
}

/** The outgoing e-mails of one person, each with its task; the oldest first. */
const outboxOf = async (cms: RunningCms, email: string) =>
  runSql(
    cms,
    `SELECT m.*, t.id AS task, t.state AS task_state, t.attempts, t.last_error, t.due_at AS tried_at
     FROM outgoing_mails m JOIN up_users u ON u.id = m.user_id
     JOIN tasks t ON t.key = 'sendLetter:' || m.id
     WHERE u.email = '${email}' ORDER BY m.id`,
  )

const stateOf = async (cms: RunningCms, email: string) => (await outboxOf(cms, email))[0] ?? {}

/** Waits until the first e-mail to an address has this state and is not being sent; returns its row. */
const inState = (cms: RunningCms, email: string, state: string, attempts = 0) =>
  until(async () => {
    const row = await stateOf(cms, email)
    const isFree = row.task_state !== 'running' && Number(row.attempts) >= attempts
    return row.state === state && isFree ? row : undefined
  })

/** Makes an e-mail due, and ends the lease of a dead sender, as if time had passed. */
const makeDue = (cms: RunningCms, task: unknown) =>
  runSql(
    cms,
    `UPDATE tasks SET due_at = created_at, lease_until = ${instantIn(cms, new Date(0))} WHERE id = ${task}`,
  )

describe.each(everyCms())('e-mails on %s', (_name, cms) => {
  test('an e-mail is sent right after its cause, as HTML and as text, with one Message-ID', async () => {
    const email = newEmail()
    expect((await signUp(cms, { email, firstName: 'Ágnes' })).status).toBe(201)
    const mail = await mailTo(cms, email)
    expect(mail.from).toBe('KRONO <noreply@krono.example>')
    expect(mail.html).toContain('Szia, Ágnes!')
    expect(mail.text).toContain('Szia, Ágnes!')
    expect(mail.messageId).toMatch(/^<[0-9a-z]{24}@krono\.example>$/)
    expect(idOf(mail)).toMatch(/^\S{20,}$/)
    expect(mail.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-generated' })
  })

  test('once it is sent, the outbox deletes recipient and data', async () => {
    const email = newEmail()
    await signUp(cms, { email, firstName: 'Ágnes' })
    const row = await inState(cms, email, 'sent')
    expect(row).toMatchObject({ mail: 'confirmEmail', recipient: null, data: null, attempts: 1 })
    expect(row?.message_id).toBe((await mailTo(cms, email)).messageId)
    expect(JSON.stringify(row)).not.toMatch(/Ágnes|people\.example/)
  })

  test('a name that would inject a header is refused', async () => {
    const firstName = 'Ágnes\r\nBcc: victim@people.example'
    expect((await signUp(cms, { firstName })).status).toBe(400)
  })

  test.each([
    ['is HTML', '<img src=x onerror=alert(1)>'],
    ['advertises', 'Nyertél www.evil.example'],
  ])('a name that %s is harmless in an e-mail', async (_what, firstName) => {
    const email = newEmail()
    expect((await signUp(cms, { email, firstName })).status).toBe(201)
    const mail = await mailTo(cms, email)
    expect(mail.to).toBe(email)
    expect(mail.html).not.toMatch(/<img src=x|evil/)
  })

  test('a link opened twice at once sends one welcome e-mail', async () => {
    const email = newEmail()
    await signUp(cms, { email })
    const body = { id: idOf(await mailTo(cms, email)) }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(cms, 'POST', '/user/validate-email', { body })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    await mailTo(cms, email, 'Örülünk')
    const mails = (await outboxOf(cms, email)).map((row) => row.mail)
    expect(mails.filter((mail) => mail === 'welcome')).toHaveLength(1)
  })

  test('an e-mail refused by the server is retried; the error does not contain the address', async () => {
    const email = newEmail()
    await configureMailbox(cms, { to: email, refuse: 1 })
    const askedAt = Date.now()
    expect((await signUp(cms, { email })).status).toBe(201)
    const row = await inState(cms, email, 'waiting', 1)
    expect(String(row?.last_error)).toMatch(/451/)
    expect(String(row?.last_error)).not.toContain(email)
    expect(new Date(dateOf(row?.tried_at)).getTime()).toBeGreaterThan(askedAt + 59_000)
    expect(await mailsTo(cms, email)).toEqual([])
    await makeDue(cms, row?.task)
    expect((await mailTo(cms, email)).messageId).toContain(String(row?.document_id))
    expect(await inState(cms, email, 'sent')).toMatchObject({ attempts: 2, last_error: null })
  })

  test('after the last attempt it is dead, and keeps the error', async () => {
    const email = newEmail()
    await configureMailbox(cms, { to: email, refuse: 2 })
    await signUp(cms, { email })
    const refused = await inState(cms, email, 'waiting', 1)
    // As if five more attempts had been made.
    await runSql(cms, `UPDATE tasks SET attempts = 6 WHERE id = ${refused?.task}`)
    await makeDue(cms, refused?.task)
    const dead = await inState(cms, email, 'dead', 7)
    expect(dead).toMatchObject({ recipient: email, attempts: 7 })
    expect(String(dead?.last_error)).toMatch(/451/)
    const reported = await runSql(
      cms,
      `SELECT details FROM incidents WHERE key LIKE 'taskFailed:sendLetter:%'`,
    )
    expect(reported).toHaveLength(1)
    expect(JSON.stringify(reported)).not.toContain(email)
  })

  test('an edited template is used once it is published', async () => {
    const entry = await findEntry(cms, uid, ['name', 'confirmEmail'])
    const changed = { ...entry, subject: 'Helló, {{name}}', enabled: false }
    expect((await saveEntry(cms, uid, changed)).status).toBe(200)
    const meanwhile = newEmail()
    await signUp(cms, { email: meanwhile, firstName: 'Béla' })
    expect((await mailTo(cms, meanwhile)).subject).toBe(entry.subject)

    expect((await publishEntry(cms, uid, changed)).status).toBe(200)
    const email = newEmail()
    await signUp(cms, { email, firstName: 'Béla' })
    // A switched-off template is sent nevertheless: the recipient needs its link.
    expect((await mailTo(cms, email)).subject).toBe('Helló, Béla')
    expect((await publishEntry(cms, uid, entry)).status).toBe(200)
  })

  test('an invalid template can be saved, but not published', async () => {
    const entry = await findEntry(cms, uid, ['name', 'confirmEmail'])
    const broken = { ...entry, subject: 'Szia, {{nmae}}!' }
    expect((await saveEntry(cms, uid, broken)).status).toBe(200)
    const refused = await publishEntry(cms, uid, broken)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Ezt senki sem tölti ki: {{nmae}}')
    const email = newEmail()
    await signUp(cms, { email })
    expect((await mailTo(cms, email)).subject).toBe(entry.subject)
    expect((await publishEntry(cms, uid, entry)).status).toBe(200)
  })

  test('templates of the system cannot be deleted', async () => {
    const { documentId, ...entry } = await findEntry(cms, uid, ['name', 'confirmEmail'])
    expect((await deleteEntry(cms, uid, documentId)).status).toBe(400)
    expect((await unpublishEntry(cms, uid, documentId)).status).toBe(400)
    expect((await saveEntry(cms, uid, { ...entry, documentId, name: 'other' })).status).toBe(400)
  })

  test('an e-mail that is switched off is not sent', async () => {
    const entry = await findEntry(cms, uid, ['name', 'welcome'])
    await publishEntry(cms, uid, { ...entry, enabled: false })
    const email = newEmail()
    await signUp(cms, { email })
    await confirm(cms, email)
    const skipped = await until(async () => {
      const rows = await outboxOf(cms, email)
      return rows.find((row) => row.mail === 'welcome' && row.state === 'skipped')
    })
    await publishEntry(cms, uid, entry)
    expect(skipped).toMatchObject({ recipient: null, data: null })
  })

  test('an editor may create, rename and delete templates', async () => {
    const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Szia, {{name}}!' }] }]
    const data = { title: 'Próba: az első hét', subject: 'x', body: text }
    const both = await Promise.all([1, 2].map(() => createEntry(cms, uid, data)))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const names = both.map(({ body }) => body.data.name)
    expect(names).toEqual([0, 1].map(() => expect.stringMatching(/^letter-[0-9a-f]{24}$/)))
    expect(new Set(names).size).toBe(2)
    for (const { body } of both) {
      expect((await publishEntry(cms, uid, { ...body.data, enabled: true })).status).toBe(200)
      expect((await deleteEntry(cms, uid, body.data.documentId)).status).toBe(200)
    }
  })
})

describe.each(everyCms())('two senders on %s', (_name, cms) => {
  const start = async (more: Record<string, string> = {}) => {
    const env = {
      ...cms.env,
      ...more,
      CMS_PORT: String(await freePort()),
      PUBLIC_FOLDER: path.join(cms.database.folder, 'public'),
    }
    const program = launchCms(env)
    await waitFor(`http://127.0.0.1:${env.CMS_PORT}/_health`, program)
    return { ...program, cms: { ...cms, env, url: `http://127.0.0.1:${env.CMS_PORT}` } }
  }

  test('send each e-mail once; one claimed by a dead sender is sent by the other', async () => {
    const other = await start()
    const emails = Array.from({ length: 12 }, newEmail)
    await Promise.all(emails.map((email, index) => signUp(index % 2 ? cms : other.cms, { email })))
    for (const email of emails) await mailTo(cms, email)
    for (const email of emails) await inState(cms, email, 'sent')
    for (const email of emails) expect(await mailsTo(cms, email)).toHaveLength(1)

    const email = newEmail()
    await configureMailbox(cms, { to: email, hold: true })
    await signUp(other.cms, { email })
    await waitUntilQueued(cms)
    other.child.kill('SIGKILL')
    await other.ended
    await configureMailbox(cms, { to: email, hold: false })
    const left = await stateOf(cms, email)
    expect(left).toMatchObject({ state: 'waiting', task_state: 'running', attempts: 1 })
    expect(await mailsTo(cms, email)).toEqual([])
    await makeDue(cms, left.task)
    await mailTo(cms, email)
    expect(await inState(cms, email, 'sent')).toMatchObject({ attempts: 2 })
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  test('one with a clock ten minutes ahead does not take over what the other sends', async () => {
    const tenMinutes = 600_000
    const ahead = String(Number(cms.env.CLOCK_AHEAD_MS) + tenMinutes)
    const email = newEmail()
    await configureMailbox(cms, { to: email, hold: true })
    await signUp(cms, { email })
    await waitUntilQueued(cms)
    const other = await start({ CLOCK_AHEAD_MS: ahead })
    // Once it sends this one it has looked for everything that it may claim.
    const witness = newEmail()
    await signUp(other.cms, { email: witness })
    await mailTo(cms, witness)
    const row = await stateOf(cms, email)
    await configureMailbox(cms, { to: email, hold: false })
    other.child.kill('SIGTERM')
    await other.ended
    expect(Number(row.attempts)).toBe(1)
    await inState(cms, email, 'sent')
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })
})

/** SQLite stores milliseconds, PostgreSQL a timestamp. */
const dateOf = (value: unknown) => (value instanceof Date ? value : Number(value))
