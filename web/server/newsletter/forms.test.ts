import { expect, test } from '@jest/globals'
import { errorBody, mailEventBytes } from '@krono/contract'
import { standInForCms } from '@/testing/stand-in-cms'

const cms = standInForCms()

const own = { 'sec-fetch-site': 'same-origin' }
const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' }

/** Imported after the environment is set. */
const forms = () => import('./forms')
const names = {
  subscribe: 'answerSubscribe',
  confirm: 'answerConfirm',
  preferences: 'answerPreferences',
  unsubscribe: 'answerUnsubscribe',
} as const

async function post(
  name: keyof typeof names,
  body: string,
  headers: Record<string, string> = form,
  search = '',
) {
  const { [names[name]]: answer } = await forms()
  const url = `http://web.example/api/newsletter/${name}${search}`
  return answer(new Request(url, { method: 'POST', body, headers }))
}

async function messageIn(cookie: string) {
  const { newsletterMessage } = await import('./newsletter-message')
  return newsletterMessage.readFrom(() => /^newsletter=([^;]+)/.exec(cookie)?.[1])
}

const answering = (status: number, body: object) => {
  cms.answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

test('a form is redirected to the next page, and only fields of the call are sent to the cms', async () => {
  answering(202, { email: 'a@b.example' })
  const got = await post('subscribe', 'email=a%40b.example&consent=1&website=&x=y')
  expect([got.status, got.headers.get('location')]).toEqual([303, '/newsletter?sent=1'])
  expect(cms.seen.at(-1)?.url).toBe('/api/newsletter/subscribe')
})

test('errors and typed values are passed to the next page, and not in its address', async () => {
  const body = errorBody('invalidEmail', 'hun', [{ field: 'email', code: 'invalidEmail' }])
  answering(400, body)
  const got = await post('subscribe', 'email=x%40')
  expect([got.status, got.headers.get('location')]).toEqual([303, '/newsletter?told=1'])
  const cookie = got.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^newsletter=1\.[\w-]+; .*Path=\/newsletter; .*HttpOnly; SameSite=Lax$/)
  expect(await messageIn(cookie)).toEqual({
    email: 'x@',
    faults: { email: 'invalidEmail' },
  })
})

test.each([
  [429, 'tooManyRequests'],
  [500, 'internal'],
] as const)('a refusal %i of the whole form is reported as %s', async (status, code) => {
  answering(status, { message: 'x', status })
  const cookie = (await post('subscribe', 'email=x')).headers.get('set-cookie') ?? ''
  expect(await messageIn(cookie)).toMatchObject({ code })
})

test('a form on another site cannot subscribe an address', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const got = await post('subscribe', 'email=x', { ...form, 'sec-fetch-site': site })
    expect(got.status).toBe(403)
  }
  expect(cms.seen).toEqual([])
})

test('a mail program unsubscribes with one request, without cookies or a redirect (RFC 8058)', async () => {
  answering(200, { hasLeft: true })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const got = await post('unsubscribe', 'List-Unsubscribe=One-Click', headers, '?token=abc')
  expect([got.status, got.headers.get('location')]).toEqual([200, null])
  expect(await got.json()).toEqual({ hasLeft: true })
})

test('a user who opens the unsubscribe address gets the page with the button, and nothing changes', async () => {
  const { leadToButton } = await forms()
  const got = leadToButton(new Request('http://web.example/api/newsletter/unsubscribe?token=abc'))
  expect([got.status, got.headers.get('location')]).toEqual([
    303,
    '/newsletter/unsubscribe?token=abc',
  ])
  const address = 'http://web.example/api/newsletter/unsubscribe'
  const ofReminder = leadToButton(new Request(`${address}?token=abc&about=reminder`))
  expect(ofReminder.headers.get('location')).toBe(
    '/newsletter/unsubscribe?token=abc&about=reminder',
  )
  expect(leadToButton(new Request(address)).status).toBe(404)
  expect(cms.seen).toEqual([])
})

test.each([
  [200, '/newsletter/unsubscribe?done=left'],
  [400, '/newsletter/unsubscribe?token=abc&done=failed'],
  [503, '/newsletter/unsubscribe?token=abc&done=failed'],
])('after status %i the button redirects to %s', async (status, location) => {
  answering(status, { hasLeft: true })
  expect((await post('unsubscribe', 'token=abc')).headers.get('location')).toBe(location)
  const ofReminder = await post('unsubscribe', 'token=abc&about=reminder')
  expect(ofReminder.headers.get('location')).toBe(`${location}&about=reminder`)
})

test('the chosen topics are sent as a list', async () => {
  answering(200, {})
  const got = await post('preferences', 'token=abc&topics=tools&topics=offers&rhythm=monthly')
  expect(got.headers.get('location')).toBe('/newsletter/preferences?token=abc&done=saved')
  expect(JSON.parse(cms.seen.at(-1)?.text ?? '')).toEqual({
    token: 'abc',
    topics: ['tools', 'offers'],
    rhythm: 'monthly',
  })
})

test.each([
  [
    'application/json',
    '{"RecordType":"Bounce","Email":"a@b.example","Details":"x"}',
    { event: { RecordType: 'Bounce', Email: 'a@b.example' } },
  ],
  ['message/rfc822', 'Subject: \u00e1', { message: 'Subject: \u00c3\u00a1' }],
])('a delivery event is forwarded with its secret: %s', async (type, body, wanted) => {
  answering(200, { noted: 1 })
  const { answerMailEvents } = await import('./mail-events')
  for (const [name, value] of [
    ['x-mail-secret', 'abc'],
    ['authorization', `Basic ${Buffer.from('krono:abc').toString('base64')}`],
  ] as const) {
    const headers = { 'content-type': type, [name]: value }
    const got = await answerMailEvents(
      new Request('http://web.example/x', { method: 'POST', body, headers }),
    )
    expect([got.status, await got.json()]).toEqual([200, { noted: 1 }])
    expect(JSON.parse(cms.seen.at(-1)?.text ?? '')).toEqual({ secret: 'abc', ...wanted })
  }
})

test('only the beginning of a bounced message is forwarded', async () => {
  answering(200, { noted: 1 })
  const { answerMailEvents } = await import('./mail-events')
  const headers = { 'content-type': 'message/rfc822', 'x-mail-secret': 'abc' }
  const body = 'x'.repeat(mailEventBytes + 1)
  await answerMailEvents(new Request('http://web.example/x', { method: 'POST', body, headers }))
  expect(JSON.parse(cms.seen.at(-1)?.text ?? '').message).toHaveLength(mailEventBytes)
})

test.each([
  ['invalid JSON', '{', { ...own, 'content-type': 'application/json' }, 400],
  ['a JSON string', '"x"', { ...own, 'content-type': 'application/json' }, 400],
  ['another content type', '{}', { ...own, 'content-type': 'text/plain' }, 400],
  ['a body that is too large', 'x'.repeat(20_000), form, 413],
])('%s is refused', async (_what, body, headers, status) => {
  expect((await post('confirm', body, headers)).status).toBe(status)
})
