import { beforeEach, describe, expect, test } from '@jest/globals'
import type { SendState } from '../../src/messaging/newsletter/plan-send'
import { createEntry, publishEntry, saveEntry } from '../support/admin'
import { barrierFor } from '../support/barrier'
import { callEditors } from '../support/editors'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo, mailTo } from '../support/mailbox'
import { newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until } from '../support/until'

const uid = 'api::newsletter-issue.newsletter-issue'

// Subscribers as a confirmation creates them; and an issue queued by two processes, or by one that dies.
const reading = `
const { ensureSubscriber, changeSubscriber } = require('./dist/src/messaging/newsletter/subscriber-row')
const { makeActive } = require('./dist/src/messaging/newsletter/confirm')
async function run(readers) {
  for (const { email, ...choice } of JSON.parse(readers)) {
    const row = await ensureSubscriber(strapi, email)
    await changeSubscriber(strapi, row.id, { rhythm: 'every', ...choice })
    await makeActive(strapi, row)
  }
}
`

const sending = `
const { sendIssue } = require('./dist/src/messaging/newsletter/send-issue')
const { leaveAs } = require('./dist/src/messaging/newsletter/leave')
const sendOf = (issueId) => strapi.db.query('api::newsletter-send.newsletter-send').findOne({ where: { issueId } })
async function run(issueId, how, barrier) {
  const { id } = await sendOf(issueId)
  if (how === 'dies') {
    // The process dies after its second batch.
    let batches = 0
    const { transaction } = strapi.db
    strapi.db.transaction = (work) => {
      if (typeof work === 'function' && String(work).includes('forUpdate') && ++batches > 2) throw new Error('killed')
      return transaction.call(strapi.db, work)
    }
    await sendIssue(strapi, id, 2).catch((error) => tell(error.message))
    strapi.db.transaction = transaction
  } else {
    if (barrier) await fetch(barrier)
    await sendIssue(strapi, id, 2)
  }
  tell((await sendOf(issueId)).state)
}
`

const body = [
  { type: 'paragraph', children: [{ type: 'text', text: 'Szia, {{name}}! Egy kérdés.' }] },
]

/** Other tests may have added subscribers: at least `count` e-mails, all of them sent. */
const sentAtLeast = (count: number, skipped = 0) => ({
  asymmetricMatch: (send: unknown) => {
    const { queued = 0, mails } = (send ?? {}) as NonNullable<SendState['send']>
    return queued >= count && mails.sent === queued && mails.skipped >= skipped
  },
})

describe.each(everyCms())('an issue of the newsletter on %s', (_name, cms) => {
  // Every test sends to the readers of those before it, who would reach the weekly limit.
  beforeEach(() =>
    runSql(
      cms,
      "UPDATE outgoing_mails SET list_mark = NULL, listed_at = NULL WHERE mail = 'newsletter'",
    ),
  )

  let count = 0

  const readers = async (choices: readonly object[]) => {
    const rows = choices.map((choice) => ({ email: newEmail(), ...choice }))
    await runInStrapi(cms, reading, JSON.stringify(rows))
    return rows.map(({ email }) => email)
  }

  async function issue(fields: object = {}, isPublished = true) {
    count += 1
    const subject = `Szám ${process.pid}-${count}`
    const data = { title: subject, topic: 'writings', subject, body, ...fields }
    const entry = (await createEntry(cms, uid, data)).body.data
    if (isPublished) await publishEntry(cms, uid, entry)
    return { id: entry.documentId, subject, entry }
  }

  const show = async (id: string) => (await callEditors<SendState>(cms, `/newsletter/${id}`)).body
  const act = (id: string, path: string, more: object = {}) =>
    callEditors<SendState & { error?: { message: string } }>(cms, `/newsletter/${id}${path}`, {
      body: {},
      ...more,
    })
  const ended = (id: string) =>
    until(async () => {
      const { send } = await show(id)
      const isOver = send?.state === 'sent' && send.mails.waiting === 0
      return isOver ? send : undefined
    })

  /** Scheduled for a time that never comes in this test; processes of the test start it. */
  const later = () => ({ body: { sendAt: new Date(Date.now() + 3_600_000).toISOString() } })

  test('is sent once to all readers of its topic, with an unsubscribe link, and shows its progress', async () => {
    const [a = '', b = ''] = await readers([{}, { topics: ['writings'] }])
    const [other = ''] = await readers([{ topics: ['offers'] }])
    const { id, subject } = await issue()
    const shown = await show(id)
    expect(shown).toMatchObject({ isPublished: true })
    expect(shown.send).toBeUndefined()
    expect(shown.receivers).toBeGreaterThanOrEqual(2)
    expect((await act(id, '/send')).status).toBe(200)
    expect(await ended(id)).toEqual(sentAtLeast(2))
    const mail = await mailTo(cms, a, subject)
    expect(mail.text).toContain('Szia! Egy kérdés.')
    expect(mail.text).toContain('/newsletter/preferences?token=')
    expect(mail.headers).toContainEqual({
      key: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    })
    await mailTo(cms, b, subject)
    expect(await mailsTo(cms, other)).toEqual([])
  })

  test('goes out once, however often and by however many editors it is sent at once', async () => {
    const [email = ''] = await readers([{}])
    const { id, subject } = await issue()
    const answers = await Promise.all([1, 2, 3].map(() => act(id, '/send')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    await ended(id)
    const again = await act(id, '/send')
    expect(again).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('egyszer') } },
    })
    expect((await mailsTo(cms, email)).filter((mail) => mail.subject === subject)).toHaveLength(1)
  })

  test('that two processes send at once reaches each reader once', async () => {
    const emails = await readers(Array.from({ length: 7 }, () => ({})))
    const { id, subject } = await issue()
    await act(id, '/send', later())
    const barrier = await barrierFor(2)
    const reported = await Promise.all(
      [1, 2].map(() => runInStrapi(cms, sending, id, 'whole', barrier.url)),
    )
    barrier.end()
    expect(reported).toEqual([['sent'], ['sent']])
    expect(await ended(id)).toEqual(sentAtLeast(7))
    for (const email of emails) {
      expect((await mailsTo(cms, email)).map((mail) => mail.subject)).toEqual([subject])
    }
  })

  test('continues where a process died in the middle', async () => {
    const emails = await readers(Array.from({ length: 7 }, () => ({})))
    const { id, subject } = await issue()
    await act(id, '/send', later())
    expect(await runInStrapi(cms, sending, id, 'dies')).toEqual(['killed', 'sending'])
    expect((await show(id)).send).toMatchObject({ state: 'sending', queued: 4 })
    expect(await runInStrapi(cms, sending, id, 'whole')).toEqual(['sent'])
    expect(await ended(id)).toEqual(sentAtLeast(7))
    for (const email of emails) {
      expect((await mailsTo(cms, email)).map((mail) => mail.subject)).toEqual([subject])
    }
  })

  test('reaches a monthly reader once a month', async () => {
    const [email = ''] = await readers([{ rhythm: 'monthly' }])
    const [first, second] = [await issue(), await issue()]
    for (const { id } of [first, second]) {
      await act(id, '/send')
      await ended(id)
    }
    expect((await mailsTo(cms, email)).map((mail) => mail.subject)).toEqual([first.subject])
    expect((await show(second.id)).send).toMatchObject({ state: 'sent' })
  })

  test('is not sent to readers who left while it waited', async () => {
    const [email = '', other = ''] = await readers([{}, {}])
    const { id, subject } = await issue()
    // As if a batch had read the subscribers a moment earlier.
    const racing = `
      const { addToOutbox } = require('./dist/src/messaging/mail/outbox')
      const { leaveAs } = require('./dist/src/messaging/newsletter/leave')
      async function run(issueId, email) {
        const { documentId } = await strapi.db.query('api::newsletter-send.newsletter-send').findOne({ where: { issueId } })
        await leaveAs(strapi, email, 'left')
        await addToOutbox(strapi, {
          mail: 'newsletter', templateId: documentId, to: email, userId: null,
          data: { name: null, link: null }, dedupeKey: 'race:' + email,
        })
      }`
    await act(id, '/send', later())
    await runInStrapi(cms, racing, id, email)
    await runInStrapi(cms, sending, id, 'whole')
    expect(await ended(id)).toEqual(sentAtLeast(1, 1))
    await mailTo(cms, other, subject)
    expect(await mailsTo(cms, email)).toEqual([])
  })

  test('is sent in the version published when the sending was ordered', async () => {
    const [email = ''] = await readers([{}])
    const { id, subject, entry } = await issue()
    await act(id, '/send', later())
    const { updatedAt: _, ...rest } = entry
    await publishEntry(cms, uid, { ...rest, documentId: id, subject: 'Másik tárgy' })
    await runInStrapi(cms, sending, id, 'whole')
    await mailTo(cms, email, subject)
  })

  test('that is scheduled waits, and can be cancelled until it starts', async () => {
    await readers([{}])
    const { id } = await issue()
    const planned = await act(id, '/send', later())
    expect(planned.body.send).toMatchObject({ state: 'waiting', queued: 0 })
    expect((await act(id, '/cancel')).body.send).toBeUndefined()
    expect((await act(id, '/cancel')).status).toBe(400)
    await act(id, '/send', later())
    await runInStrapi(cms, sending, id, 'whole')
    expect((await act(id, '/cancel')).status).toBe(400)
  })

  test.each([
    ['the past', { sendAt: new Date(Date.now() - 60_000).toISOString() }],
    ['a year and a day', { sendAt: new Date(Date.now() + 400 * 86_400_000).toISOString() }],
    ['no time', { sendAt: 'tomorrow' }],
    ['another field', { to: 'x@people.example' }],
  ])('is not sent at %s', async (_what, input) => {
    const { id } = await issue()
    expect((await act(id, '/send', { body: input })).status).toBe(400)
    expect((await show(id)).send).toBeUndefined()
  })

  test('is sent only if published and complete, by users who may publish', async () => {
    const draft = await issue({}, false)
    const refused = await act(draft.id, '/send')
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('tedd közzé') } },
    })
    expect(await show(draft.id)).toMatchObject({ isPublished: false })
    const unknown = await issue({ subject: 'Szia, {{coupon}}' })
    expect((await act(unknown.id, '/send')).status).toBe(400)
    const { id, entry } = await issue()
    for (const path of ['/send', '/cancel']) {
      expect((await act(id, path, { account: 'author' })).status).toBe(403)
      expect((await act(id, path, { account: 'anonymous' })).status).toBe(401)
    }
    expect((await saveEntry(cms, uid, entry)).status).toBe(200)
  })
})
