import { beforeEach, expect, jest, test } from '@jest/globals'
import { member, secrets } from '@/testing/session'

Object.assign(process.env, { ...secrets, CMS_URL: 'http://cms.example' })

let cookie = ''
jest.doMock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie }) }),
  draftMode: async () => ({ isEnabled: false }),
  headers: async () => new Headers(),
}))

const outlook = { why: 'none', paidUntil: null, nextCharge: null, causes: [], restsSince: null }
const lists = { devices: [], shares: [], orders: [], gifts: [], coupons: [] }
const answers: Record<string, object> = {
  '/api/user/profile': {
    user: member,
    ...lists,
    renewal: { subscription: null, outlook, hasPortal: false },
  },
  '/api/user/own-chart?language=hun': { user: member, texts: { isWhole: false, texts: [] } },
  '/api/payment/products': { products: [] },
}

const asked: string[] = []
jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
  const path = String(url).slice('http://cms.example'.length)
  asked.push(`${path}, ${init?.cache}`)
  return Response.json(answers[path] ?? {}, { status: path in answers ? 200 : 404 })
})

beforeEach(async () => {
  asked.length = 0
  const { sealSession } = await import('./seal')
  cookie = await sealSession({ token: 'abc', audience: 'paid-yearly' }, 60)
})

test('the profile asks the cms once, and takes the catalogue from what is kept', async () => {
  const { askProfile } = await import('@/app/[audience]/(site)/profile/_components/ask-profile')
  expect((await askProfile()).user).toEqual(member)
  expect(asked.sort()).toEqual([
    '/api/payment/products, force-cache',
    '/api/user/profile, no-store',
  ])
})

test('the own chart asks the cms once, for its reader and the long texts', async () => {
  const { default: Worksheet } = await import('@/app/[audience]/(site)/kronoworksheet/page')
  await Worksheet({ searchParams: Promise.resolve({}) })
  expect(asked).toEqual(['/api/user/own-chart?language=hun, no-store'])
})
