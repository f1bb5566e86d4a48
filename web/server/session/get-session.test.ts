import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { errorBody, errors } from '@krono/contract'
import { member, secrets } from '@/testing/session'

Object.assign(process.env, { ...secrets, CMS_URL: 'http://cms.example' })

let cookie: string | undefined
const address = '203.0.113.7'
jest.doMock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === 'token' && cookie ? { value: cookie } : undefined),
  }),
  headers: async () => new Headers({ 'x-forwarded-for': address }),
}))

/** The cms. */
const fetching = jest.spyOn(globalThis, 'fetch')
const answering = (status: number, body: unknown) =>
  fetching.mockImplementation(async () => Response.json(body, { status }))
const requests = () =>
  fetching.mock.calls.map(([url, init]) => [
    `${init?.method} ${String(url).slice('http://cms.example'.length)}`,
    new Headers(init?.headers),
  ]) as [string, Headers][]

beforeEach(() => {
  fetching.mockReset()
  cookie = undefined
})

async function signedIn() {
  const { sealSession } = await import('./seal')
  cookie = await sealSession({ token: 'abc', audience: 'subscriber-yearly' }, 60)
}

const session = { user: member, token: 'abc', expiresIn: 30 }

describe('the session of a page', () => {
  test('is undefined without a cookie, and the cms is not asked', async () => {
    const { getSession, readToken } = await import('./get-session')
    expect([await readToken(), await getSession()]).toEqual([undefined, undefined])
    cookie = 'rubbish'
    expect([await readToken(), await getSession()]).toEqual([undefined, undefined])
    expect(fetching).not.toHaveBeenCalled()
  })

  test('is the user that the cms returns for the token of the cookie and the visitor’s address', async () => {
    const { getSession, readToken } = await import('./get-session')
    await signedIn()
    answering(200, session)
    expect(await readToken()).toBe('abc')
    expect(await getSession()).toEqual(session)
    const [[call, headers] = ['', new Headers()]] = requests()
    expect([call, headers.get('token'), headers.get('x-forwarded-for')]).toEqual([
      'GET /api/user/me',
      'abc',
      address,
    ])
  })

  test('is undefined when the cms rejects the token, and throws when the cms fails', async () => {
    const { getSession } = await import('./get-session')
    await signedIn()
    answering(401, errorBody('notAuthorized', 'eng'))
    expect(await getSession()).toBeUndefined()
    answering(500, {})
    await expect(getSession()).rejects.toMatchObject({ status: 500 })
    answering(403, errorBody('forbidden', 'eng'))
    await expect(getSession()).rejects.toMatchObject({ status: 403 })
  })

  test('of a guarded page is its user; without one it redirects to where the cookie is deleted and back', async () => {
    const { requireUser, requireUserAt } = await import('./get-session')
    await signedIn()
    answering(200, session)
    expect(await requireUser('profile')).toEqual(member)
    cookie = undefined
    const led = (to: string) => ({
      digest: expect.stringContaining(`;/api/session-over?to=${to};`),
    })
    await expect(requireUserAt('/analysis/x?a=b')).rejects.toMatchObject(
      led('%2Fanalysis%2Fx%3Fa%3Db'),
    )
    await expect(requireUser('profile', { tab: '2' })).rejects.toMatchObject(
      led('%2Fprofile%3Ftab%3D2'),
    )
  })

  test('has one key for a member on any network; a visitor’s key is the network', async () => {
    const { personOf } = await import('./person-of')
    const from = (place: string) =>
      personOf(new Request('http://web.example', { headers: { 'x-forwarded-for': place } }))
    expect([await from('203.0.113.7'), await from('2001:db8:1:2:3::1')]).toEqual([
      '203.0.113.7',
      '2001:db8:1:2',
    ])
    await signedIn()
    answering(200, session)
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([
      'member u1',
      'member u1',
    ])
  })
})

describe('requests with the session of the caller', () => {
  const price = { amount: 3000, currency: 'huf' }
  const quote = {
    price,
    discount: { ...price, amount: 0 },
    total: price,
    renewal: null,
    startsAt: null,
    endsAt: null,
    nextCharge: null,
  }

  test('return a price, for a member and for a visitor', async () => {
    const { askQuote } = await import('./ask-quote')
    answering(200, quote)
    const purchase = { product: 'premium-month', coupon: 'ABC', isGift: true } as const
    expect(await askQuote(purchase)).toEqual({ quote })
    await signedIn()
    await askQuote(purchase)
    expect(requests().map(([call, headers]) => [call, headers.get('token')])).toEqual([
      ['POST /api/payment/quote', null],
      ['POST /api/payment/quote', 'abc'],
    ])
    expect(JSON.parse(String(fetching.mock.calls[0]?.[1]?.body))).toEqual(purchase)
  })

  test('return the error body of the cms if there is no price, and throw on a server error', async () => {
    const { askQuote } = await import('./ask-quote')
    const refusal = errorBody('alreadySubscribed', 'eng')
    answering(refusal.status, refusal)
    expect(await askQuote({ product: 'premium-month' })).toEqual({ refusal })
    answering(503, errorBody('unavailable', 'eng'))
    await expect(askQuote({ product: 'premium-month' })).rejects.toMatchObject({ status: 503 })
  })

  test('return a saved date, but none of another user and none for an invalid id', async () => {
    const { findSavedDate } = await import('./find-saved-date')
    await signedIn()
    for (const code of ['notFound', 'invalidField'] as const) {
      answering(errors[code].status, errorBody(code, 'eng'))
      expect(await findSavedDate('d1')).toBeUndefined()
    }
    expect(requests().map(([call]) => call)).toEqual(
      Array(2).fill('GET /api/user/registered-date?id=d1'),
    )
    answering(500, {})
    await expect(findSavedDate('d1')).rejects.toMatchObject({ status: 500 })
  })
})
