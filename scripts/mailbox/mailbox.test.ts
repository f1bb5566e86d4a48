import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { after, test } from 'node:test'
import { cms } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { startMailbox } from './start-mailbox.ts'
import { createStore, type Mail } from './store.ts'

const {
  createTransport,
}: { createTransport(url: string): { sendMail(mail: object): Promise<unknown> } } = createRequire(
  path.join(cms, 'package.json'),
)('nodemailer')

const smtpPort = await anyPort()
const port = await anyPort([smtpPort])
const url = `http://127.0.0.1:${port}`
const stop = await startMailbox({ smtpPort, port })
const sender = createTransport(`smtp://127.0.0.1:${smtpPort}`)
after(stop)

const message = {
  from: 'KRONO <noreply@krono.example>',
  to: 'Agnes@krono.example',
  subject: 'Szia <b>Ágnes</b>!',
  text: 'Nyisd meg: https://krono.example/a?b=1&c=2',
  html: '<html lang="hu"><head><title>x</title></head><body><a href="https://krono.example/a?b=1&amp;c=2">Nyisd meg</a><script>alert(1)</script></body></html>',
}

const mails = async (query = ''): Promise<Mail[]> =>
  (await fetch(`${url}/api/mails${query}`)).json()

const turn = (body: object) => {
  const switches = JSON.stringify({ to: message.to, ...body })
  return fetch(`${url}/api/switches`, { method: 'PUT', body: switches })
}

test('a sent e-mail is stored with its text and links', async () => {
  await sender.sendMail(message)
  const [mail, ...others] = await mails('?to=agnes@KRONO.example')
  assert.ok(mail)
  assert.deepEqual(others, [])
  assert.equal(mail.subject, message.subject)
  assert.equal(mail.from, message.from)
  assert.equal(mail.text.trim(), message.text)
  assert.deepEqual(mail.links, ['https://krono.example/a?b=1&c=2'])
  assert.deepEqual(await mails('?to=somebody@krono.example'), [])
})

test('an inline image of an e-mail is displayed in it', async () => {
  const picture = { cid: 'own-chart', filename: 'chart.png', content: Buffer.from('PNG') }
  const html = '<p>Szia</p><img src="cid:own-chart" alt="">'
  await sender.sendMail({ ...message, html, attachments: [picture] })
  const [mail] = await mails()
  assert.match(mail?.html ?? '', /<img src="data:image\/png;base64,UE5H" alt="">/)
})

test('the newest e-mail is first, and the five hundred newest are stored', async () => {
  const store = createStore()
  await sender.sendMail(message)
  const [mail] = await mails()
  assert.ok(mail)
  for (let number = 1; number <= 503; number += 1) store.add({ ...mail, subject: String(number) })
  const subjects = store.list().map(({ subject }) => subject)
  assert.equal(subjects.length, 500)
  assert.deepEqual([subjects[0], subjects.at(-1)], ['503', '4'])
})

test('its pages escape the text of an e-mail and sandbox its HTML', async () => {
  await sender.sendMail(message)
  const [mail] = await mails()
  const list = await (await fetch(url)).text()
  assert.match(list, /Szia &lt;b&gt;Ágnes/)
  const page = await (await fetch(`${url}/mail/${mail?.id}`)).text()
  assert.match(page, /sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  assert.doesNotMatch(page, /<b>Ágnes|<script>alert/)
  const frame = await fetch(`${url}/mail/${mail?.id}/html`)
  assert.match(await frame.text(), /<base target="_blank">/)
  const policy = frame.headers.get('content-security-policy') ?? ''
  assert.match(policy, /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
  assert.equal((await fetch(`${url}/mail/0`)).status, 404)
})

test('a page of another site can neither read e-mails nor set switches', async () => {
  const turnFrom = async (site: string) => {
    const headers = { 'Sec-Fetch-Site': site }
    const body = JSON.stringify({ to: message.to, refuse: 0 })
    return (await fetch(`${url}/api/switches`, { method: 'PUT', headers, body })).status
  }
  assert.deepEqual([await turnFrom('cross-site'), await turnFrom('same-origin')], [403, 200])
  const headers = { Host: `krono.attacker.example:${port}` }
  const [answer] = await once(get(`${url}/api/mails`, { headers }), 'response')
  assert.equal(answer.resume().statusCode, 403)
})

test('it refuses as many e-mails as it is set to, and accepts the next', async () => {
  await turn({ refuse: 1 })
  await assert.rejects(sender.sendMail(message), /451/)
  await sender.sendMail({ ...message, to: 'bela@krono.example' })
  await sender.sendMail(message)
  assert.deepEqual(
    (await mails()).slice(0, 2).map(({ to }) => to),
    [message.to, 'bela@krono.example'],
  )
})

test('while an address is held, its sender waits', { timeout: 10_000 }, async () => {
  const to = 'held@krono.example'
  await turn({ to, hold: true })
  const sending = sender.sendMail({ ...message, to })
  for (let held = 0; held === 0; ) {
    ;({ held } = await (await fetch(`${url}/api/switches`)).json())
  }
  assert.equal((await mails(`?to=${to}`)).length, 0)
  await turn({ to, hold: false })
  await sending
  assert.equal((await mails(`?to=${to}`)).length, 1)
})
