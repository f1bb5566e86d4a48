import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createEntry, deleteEntry } from '../support/admin'
import { getWithToken } from '../support/content'
import { startFakeWeb, until } from '../support/fake-web'
import { everyCms } from '../support/running'

const uid = 'api::campaign.campaign'
const path = 'campaign/active-campaign'
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const hour = 3_600_000

describe.each(everyCms())('campaigns on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>
  const made: string[] = []

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort)
  })
  afterEach(async () => {
    for (const documentId of made.splice(0)) await deleteEntry(cms, uid, documentId)
  })
  afterAll(() => web.stop())

  const ask = async (language = 'hun') => {
    const answer = await fetch(`${cms.url}/api/${path}?language=${language}`)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const create = async (fields: object = {}) => {
    const running = { language: 'hun', startDate: fromNow(-hour), endDate: fromNow(hour) }
    const { status, body } = await createEntry(cms, uid, { name: 'Őszi', ...running, ...fields })
    if (status === 201) made.push(body.data.documentId)
    return status
  }

  test.each(['hun', 'eng', 'rus'])('none in %s is a msg', async (language) => {
    expect(await ask(language)).toEqual({ msg: expect.any(String) })
  })

  test('one that runs is told in its language, and web hears of it at once', async () => {
    web.calls.length = 0
    expect(await create({ menuLabel: 'Őszi ajánlat' })).toBe(201)
    expect(await ask()).toEqual({
      name: 'Őszi',
      language: 'hun',
      startDate: expect.stringMatching(/Z$/),
      endDate: expect.stringMatching(/Z$/),
      menuLabel: 'Őszi ajánlat',
    })
    expect(await ask('eng')).toEqual({ msg: expect.any(String) })
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
  })

  test('the one that began last counts', async () => {
    await create({ name: 'régi', startDate: fromNow(-3 * hour) })
    await create({ name: 'új', startDate: fromNow(-2 * hour) })
    expect(await ask()).toMatchObject({ name: 'új' })
  })

  test.each([
    ['still to begin', { startDate: fromNow(hour), endDate: fromNow(2 * hour) }],
    ['over', { startDate: fromNow(-2 * hour), endDate: fromNow(-hour) }],
  ])('one that is %s is none', async (_what, fields) => {
    expect(await create(fields)).toBe(201)
    expect(await ask()).toEqual({ msg: expect.any(String) })
  })

  test('one that ends before it begins is refused', async () => {
    expect(await create({ endDate: fromNow(-2 * hour) })).toBe(400)
  })

  test.each([
    ['', 'missingField'],
    ['?language=', 'invalidField'],
    ['?language=hu', 'invalidField'],
    ['?language=hun&language=eng', 'invalidField'],
    ['?language=hun&status=draft', 'unknownField'],
  ])('%s is refused: %s', async (query, code) => {
    const answer = await fetch(`${cms.url}/api/${path}${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ code }] }])
  })

  test('campaigns to come are told to nobody', async () => {
    for (const other of ['campaigns', 'campaign']) {
      expect([401, 403, 404]).toContain((await fetch(`${cms.url}/api/${other}`)).status)
      expect([401, 403, 404]).toContain((await getWithToken(cms, other)).status)
    }
  })
})
