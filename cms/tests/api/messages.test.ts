import { describe, expect, test } from '@jest/globals'
import { errors, messageLength } from '@krono/contract'
import type { listWaiting } from '../../src/panel/to-do/list-waiting'
import { requestPanel } from '../support/editing'
import { callEditors } from '../support/editors'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, newAddress, newEmail, newMember } from '../support/people'
import { newProof } from '../support/proofs'
import { refuseInserts } from '../support/refuse-inserts'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const uid = 'api::contact-message.contact-message'
const house = 'hello@krono.example'
const words = 'Nem találom a bizonylatomat.\n\nHol keressem? https://evil.example'

const forgetting = `
const { purgeMessages } = require('./dist/src/messaging/contact/purge-messages')
const { purgeProofs } = require('./dist/src/platform/spam/purge-proofs')
async function run(email) {
  const at = new Date()
  const messages = strapi.db.query('${uid}')
  const age = async (message, days, more) =>
    messages.updateMany({ where: { email, message }, data: { createdAt: new Date(at.getTime() - days * 86400000 - more) } })
  await age('kept', 730, -1000)
  await age('gone', 730, 1000)
  const young = { state: 'spam', createdAt: new Date(at.getTime() - 30 * 86400000 + 1000) }
  const old = { state: 'spam', createdAt: new Date(at.getTime() - 30 * 86400000 - 1000) }
  await messages.updateMany({ where: { email, message: 'spam kept' }, data: young })
  await messages.updateMany({ where: { email, message: 'spam gone' }, data: old })
  await purgeMessages(strapi, at)
  tell((await messages.findMany({ where: { email } })).map(({ message }) => message))
  const proofs = strapi.db.query('api::spent-proof.spent-proof')
  await purgeProofs(strapi, new Date(at.getTime() + 3 * 3600000))
  tell(await proofs.count())
}
`

describe.each(everyCms())('messages to the operator on %s', (_name, cms) => {
  const send = (
    change: object = {},
    { token, address }: { token?: string; address?: string } = {},
  ) =>
    call(cms, 'POST', '/contact/message', {
      body: { name: 'Kiss Ágnes', email: newEmail(), message: words, ...change },
      token,
      address,
    })
  const sendProved = async (
    change: object = {},
    account: { token?: string; address?: string } = {},
  ) => send({ proof: await newProof(), ...change }, account)
  const rowsOf = (email: string) =>
    runSql(cms, `SELECT * FROM contact_messages WHERE email = '${email}' ORDER BY id`)
  const toHouse = async (email: string) =>
    (await mailsTo(cms, house)).filter(({ subject }) => subject.includes(email))
  const answer = (documentId: string, body: object, account?: 'author') =>
    callEditors(cms, `/messages/${documentId}/answer`, { body, ...(account && { account }) })
  const waiting = async () =>
    (await callEditors<Awaited<ReturnType<typeof listWaiting>>>(cms, '/to-do/waiting?language=hun'))
      .body.messages ?? 0

  test('a message is stored, mailed to the operator, confirmed, and answered from the panel', async () => {
    const email = newEmail()
    const before = await waiting()
    expect(await sendProved({ email })).toMatchObject({ status: 201, body: { received: true } })
    const [row] = await rowsOf(email)
    expect(row).toMatchObject({ name: 'Kiss Ágnes', message: words, state: 'new' })
    expect(await waiting()).toBe(before + 1)

    const result = await mailTo(cms, house, email)
    expect(result.text).toContain('Hol keressem?')
    // Text of a stranger contains no link that a mail program opens; a reply goes to the stranger.
    expect(result.links.filter((link) => link.includes('evil'))).toEqual([])
    expect(result.headers).toContainEqual({ key: 'reply-to', value: email })
    const confirmed = await mailTo(cms, email)
    expect(confirmed.subject).toBe('Megkaptuk az üzeneted')
    expect(confirmed.text + confirmed.html).not.toContain('bizonylat')
    expect(confirmed.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-replied' })

    const documentId = String(row?.document_id)
    const reply = 'A profilodban.\nItt: https://krono.example/profile'
    expect((await answer(documentId, { answer: reply }, 'author')).status).toBe(403)
    expect((await answer(documentId, { answer: ' \n' })).status).toBe(400)
    const both = await Promise.all([0, 1].map(() => answer(documentId, { answer: reply })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
    const mail = await mailTo(cms, email, 'Válasz')
    expect(mail.text).toMatch(/A profilodban\.\nItt: https:\/\/krono\.example\/profile/)
    expect(mail.text).toContain('> Nem találom a bizonylatomat.')
    expect(mail.headers).toContainEqual({ key: 'reply-to', value: house })
    expect(mail.headers).toContainEqual({ key: 'auto-submitted', value: 'no' })
    expect((await rowsOf(email))[0]).toMatchObject({ state: 'answered', answer: reply })
    expect(await waiting()).toBe(before)
    expect((await answer('nowhere', { answer: reply })).status).toBe(404)
  })

  test('the same text twice at once is one message; a proof of work is valid once', async () => {
    const email = newEmail()
    const proof = await newProof()
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendProved({ email })))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await rowsOf(email)).toHaveLength(1)
    await mailTo(cms, house, email)
    expect(await toHouse(email)).toHaveLength(1)

    const address = newAddress()
    const one = await Promise.all(
      [1, 2, 3].map((count) => send({ email, proof, message: `${count}` }, { address })),
    )
    expect(one.map(({ status }) => status)).toEqual([201, 201, 201])
    const proved = (await rowsOf(email)).map(({ is_proved }) => Boolean(is_proved))
    expect(proved.filter(Boolean)).toHaveLength(2)
    expect(proved).toHaveLength(4)
  })

  test('without a proof of work a network may send three an hour, and none is confirmed', async () => {
    const address = newAddress()
    const emails = [1, 2, 3, 4].map(() => newEmail())
    const statuses: number[] = []
    for (const email of emails) statuses.push((await send({ email }, { address })).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    await mailTo(cms, house, emails[2])
    expect(await mailsTo(cms, emails[2] ?? '')).toEqual([])
    expect(await rowsOf(emails[3] ?? '')).toEqual([])
    // A sender with a proof of work is accepted all the same.
    expect((await sendProved({}, { address })).status).toBe(201)
  })

  test('an address gets at most two confirmations and may send ten messages a day', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let count = 1; count <= 11; count += 1) {
      const { status, headers } = await sendProved({ email, message: `${count}.` })
      statuses.push(status)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    await mailTo(cms, house, email, 10)
    expect(await mailsTo(cms, email)).toHaveLength(2)
  })

  test('a message with the hidden field filled in is stored as spam and not mailed', async () => {
    const email = newEmail()
    const before = await waiting()
    expect((await sendProved({ email, website: 'https://evil.example' })).status).toBe(201)
    expect(await rowsOf(email)).toMatchObject([{ state: 'spam' }])
    expect(await waiting()).toBe(before)
    expect(await runSql(cms, `SELECT id FROM outgoing_mails WHERE reply_to = '${email}'`)).toEqual(
      [],
    )
  })

  test.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'name', 'missingField'],
    ['no address', { email: 'agnes@' }, 'email', 'invalidEmail'],
    ['a header in the address', { email: 'a@b.hu\nBcc: c@d.hu' }, 'email', 'invalidEmail'],
    ['a header in the name', { name: 'Ágnes\r\nBcc: c@d.hu' }, 'name', 'invalidField'],
    ['no words', { message: '\n\u200b ' }, 'message', 'missingField'],
    ['too many words', { message: 'é'.repeat(messageLength + 1) }, 'message', 'invalidField'],
    ['words that turn', { message: 'a\u202eb' }, 'message', 'invalidField'],
    ['a list', { message: ['a'] }, 'message', 'invalidField'],
    ['a field of its own', { state: 'answered' }, 'state', 'unknownField'],
  ])('%s is refused', async (_what, change, field, code) => {
    const { status, body } = await send(change)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  test('the longest message is stored unchanged', async () => {
    const email = newEmail()
    const message = '🌙'.repeat(messageLength)
    expect((await sendProved({ email, message })).status).toBe(201)
    expect(await rowsOf(email)).toMatchObject([{ message }])
  })

  test('a failure to store a message returns the specified error, and it can be sent again', async () => {
    const email = newEmail()
    const proof = await newProof()
    const allowAgain = await refuseInserts(cms, 'outgoing_mails')
    const failed = await send({ email, proof }).finally(allowAgain)
    expect(failed).toMatchObject({ status: 500, body: { message: errors.messageFailed.hun } })
    expect(await rowsOf(email)).toEqual([])
    expect((await send({ email, proof })).status).toBe(201)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('a member’s messages are exported, also those from before the login, and deleted with the account', async () => {
    const member = await newMember(cms)
    const { email, token, password } = member
    await sendProved({ email, message: 'Belépés nélkül.', name: 'Nyom Nélkül' })
    await sendProved({ message: 'Belépve.' }, { token })
    const stranger = await newMember(cms)
    await sendProved({ email, message: 'Más nevében.' }, { token: stranger.token })
    const { messages } = (await call(cms, 'GET', '/user/export', { token })).body
    expect(messages).toMatchObject([
      { message: 'Belépés nélkül.', state: 'new', answer: null },
      { message: 'Belépve.' },
    ])
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
    expect(await rowsOf(email)).toMatchObject([{ message: 'Más nevében.' }])
    const left = await runSql(
      cms,
      `SELECT id FROM contact_messages WHERE user_id = ${member.userId} OR name = 'Nyom Nélkül'`,
    )
    expect(left).toEqual([])
  })

  test('an editor deletes a message permanently, an author neither reads nor deletes any', async () => {
    const email = newEmail()
    await sendProved({ email })
    const documentId = String((await rowsOf(email))[0]?.document_id)
    const address = `/content-manager/collection-types/${uid}`
    expect((await requestPanel(cms, 'GET', address, { account: 'author' })).status).toBe(403)
    const erase = (account: 'editor' | 'author') =>
      requestPanel(cms, 'DELETE', `/editing/messages/${documentId}`, { account })
    expect((await erase('author')).status).toBe(403)
    // The list's own delete would move it to the trash for a month.
    const listed = await requestPanel(cms, 'DELETE', `${address}/${documentId}`)
    expect(listed.status).toBe(403)
    expect([(await erase('editor')).status, (await erase('editor')).status]).toEqual([204, 404])
    expect(await rowsOf(email)).toEqual([])
  })

  test('messages are deleted after two years, and proofs when they expire', async () => {
    const email = newEmail()
    for (const message of ['kept', 'gone', 'spam kept', 'spam gone'])
      await sendProved({ email, message })
    expect(await runInStrapi(cms, forgetting, email)).toEqual([['kept', 'spam kept'], 0])
  })
})
