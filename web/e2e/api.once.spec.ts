import { chartOf, cycleRangeOf, groupOf, relationshipOf } from '../lib/chart/index'
import { errors } from '../lib/contract/errors'
import { cookieOf, expect, test } from './test'

test('GET /api/chart returns the chart of the engine', async ({ request }) => {
  const answer = await request.get('/api/chart?date=1984-06-12')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual(chartOf('1984-06-12'))
})

test('GET /api/biorhythm returns the engine’s range', async ({ request }) => {
  const answer = await request.get('/api/biorhythm?birth=1984-06-12&from=2026-11-21&days=7')
  expect(await answer.json()).toEqual(cycleRangeOf('1984-06-12', '2026-11-21', 7))
})

test('GET /api/relationship returns the engine’s numbers to premium members, and an error to others', async ({
  request,
}) => {
  const [a, b] = ['1984-06-12', '1985-12-04'] as const
  const twenty = Array.from({ length: 20 }, (_, index) => `${1950 + index}-03-1${index % 10}`)
  const cookie = await cookieOf('subscriber-yearly')
  const requestRelationship = (query: string, headers = { cookie }) =>
    request.get(`/api/relationship?${query}`, { headers })
  expect(await (await requestRelationship(`a=${a}&b=${b}`)).json()).toEqual(relationshipOf(a, b))
  expect(await (await requestRelationship(`dates=${twenty.join(',')}`)).json()).toEqual(
    groupOf(twenty),
  )
  for (const [query, code] of [
    [`dates=${a}`, 'tooFewPeople'],
    [`dates=${twenty.join(',')},${a}`, 'tooManyPeople'],
    [`a=${a}&b=1985-02-30`, 'noSuchDay'],
  ] as const) {
    const answer = await requestRelationship(query)
    expect([answer.status(), await answer.json()]).toMatchObject([400, { errors: [{ code }] }])
  }
  const refused = await requestRelationship(`a=${a}&b=${b}`, { cookie: await cookieOf('free') })
  expect([refused.status(), Object.keys(await refused.json())]).toEqual([
    403,
    ['message', 'status'],
  ])
  const unknown = await requestRelationship(`a=${a}&b=${b}`, {
    cookie: await cookieOf('free', 'nobody'),
  })
  expect([unknown.status(), (await unknown.json()).status]).toEqual([401, 401])
})

for (const [query, code] of [
  ['', 'invalidDate'],
  ['?date=', 'invalidDate'],
  ['?date=0000-00-00', 'noSuchDay'],
  ['?date=1900-02-29', 'noSuchDay'],
  ['?date=10000-01-01', 'invalidDate'],
  ['?date=1899-12-31', 'dateTooEarly'],
  ['?date=3000-01-01', 'dateInFuture'],
] as const) {
  test(`GET /api/chart${query} is refused in the words of the specification`, async ({
    request,
  }) => {
    const answer = await request.get(`/api/chart${query}`)
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toEqual({
      message: 'Nem megfelelő dátum!',
      status: 400,
      errors: [{ field: 'date', code, message: errors[code].hun }],
    })
  })
}

for (const [path, status] of [
  ['/api/chart?date=1984-06-12&x=1', 400],
  ['/api/chart?date=1984-06-12&constructor=1', 400],
  ['/api/biorhythm?birth=1984-06-12&days=9999999999', 400],
  ['/api/biorhythm?birth=1984-06-12&from=1900-01-01', 400],
  [`/api/chart?date=${'9'.repeat(10_000)}`, 400],
  ['/api/nothing', 404],
  ['/api/pages', 404],
  ['/api/banner', 404],
  ['/api/banner/get-latest-banner?tier=root', 400],
  ['/api/campaign/active-campaign', 400],
] as const) {
  test(`GET ${path.slice(0, 60)} returns ${status} in the common format of errors`, async ({
    request,
  }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(status)
    expect(await answer.json()).toMatchObject({ status, message: expect.stringMatching(/.+/) })
  })
}

test('the calls of the specification are forwarded by web to the cms', async ({ request }) => {
  const answers = await Promise.all([
    request.get('/api/banner/get-latest-banner'),
    request.get('/api/campaign/active-campaign?language=hun'),
    request.get('/api/menu-override/all'),
  ])
  for (const answer of answers) {
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
  }
  const [banner, campaign, overrides] = await Promise.all(answers.map((answer) => answer.json()))
  expect(banner).toMatchObject({ isAvailable: true, endDate: expect.stringMatching(/Z$/) })
  expect(campaign).toEqual({ msg: expect.any(String) })
  expect(overrides).toEqual([])
})

test('only the cms may notify web of a publication', async ({ request }) => {
  const data = { model: 'api::page.page' }
  expect((await request.post('/api/revalidate', { data })).status()).toBe(401)
  const headers = { authorization: 'Bearer wrong' }
  expect((await request.post('/api/revalidate', { data, headers })).status()).toBe(401)
})

test('addresses of uploads return media and nothing else', async ({ request }) => {
  for (const path of ['/uploads/nothing.webp', '/uploads/..%2Fadmin', '/uploads/.env']) {
    expect((await request.get(path)).status()).toBe(404)
  }
})
