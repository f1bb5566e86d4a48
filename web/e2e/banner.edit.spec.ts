import { cms, signIn } from './editor'
import { cookieOf, expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::banner.banner`

test('a banner for members is displayed on their pages, and visitors see the other one', async ({
  request,
}) => {
  const headers = await signIn(request)
  const description = `Próba ${Date.now()}`
  const endDate = new Date(Date.now() + 3_600_000).toISOString()
  const data = { description, endDate, forVisitor: false, forFree: false }
  const created = await request.post(`${model}?locale=hu`, { headers, data })
  expect(created.status()).toBe(201)
  const { documentId } = (await created.json()).data
  const cookie = await cookieOf('paid-yearly')
  const read = async (headers: Record<string, string> = {}) =>
    (await request.get('/privacypolicy', { headers })).text()
  await read({ cookie })
  try {
    const publish = `${model}/${documentId}/actions/publish?locale=hu`
    expect((await request.post(publish, { headers, data })).status()).toBe(200)
    await expect(async () => {
      expect(await read({ cookie })).toContain(description)
    }).toPass({ timeout: 20_000, intervals: [200] })
    expect(await read()).not.toContain(description)
    expect(await read({ cookie: await cookieOf('free') })).not.toContain(description)
    const answer = await request.get('/api/banner/get-latest-banner')
    expect(await answer.json()).toMatchObject({ isAvailable: true, buttonUrl: '/biorhythm' })
  } finally {
    await request.delete(`${model}/${documentId}?locale=*`, { headers })
  }
  await expect(async () => {
    expect(await read({ cookie })).not.toContain(description)
  }).toPass({ timeout: 20_000, intervals: [200] })
})

test('a menu item’s address set by editors is returned by the call at once', async ({
  request,
}) => {
  const headers = await signIn(request)
  const overrides = `${cms}/content-manager/collection-types/api::menu-override.menu-override`
  const data = { item: 'groupinterpretation', href: 'https://group.example/' }
  const created = await request.post(`${overrides}?locale=hu`, { headers, data })
  expect(created.status()).toBe(201)
  const { documentId } = (await created.json()).data
  const answer = await request.get('/api/menu-override/all')
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    [{ id: 'groupinterpretation', href: 'https://group.example/' }],
  ])
  await request.delete(`${overrides}/${documentId}?locale=*`, { headers })
})

test('a payment address is in the menu of subscribers, and in no menu of others', async ({
  request,
}) => {
  const headers = await signIn(request)
  const overrides = `${cms}/content-manager/collection-types/api::menu-override.menu-override`
  const href = 'https://pay.example/more'
  const subscriber = await cookieOf('subscriber-monthly')
  const read = async (cookie: string) =>
    (await request.get('/privacypolicy', { headers: { cookie } })).text()
  expect(await read(subscriber)).not.toContain(href)
  const data = { item: 'subscriberPayment', href }
  const created = await request.post(`${overrides}?locale=hu`, { headers, data })
  expect(created.status()).toBe(201)
  try {
    await expect(async () => {
      expect(await read(subscriber)).toContain(`href="${href}"`)
    }).toPass({ timeout: 20_000, intervals: [200] })
    for (const cookie of ['', await cookieOf('free'), await cookieOf('paid-yearly')]) {
      expect(await read(cookie)).not.toContain(href)
    }
  } finally {
    const { documentId } = (await created.json()).data
    await request.delete(`${overrides}/${documentId}?locale=*`, { headers })
  }
})
