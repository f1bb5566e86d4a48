import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createEntry, deleteEntry, publishEntry, saveEntry } from '../support/admin'
import { getWithToken } from '../support/content'
import { startFakeWeb, until } from '../support/fake-web'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const uid = 'api::campaign.campaign'
const banner = 'api::banner.banner'
const path = 'campaign/active-campaign'
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const hour = 3_600_000

// Reserves places like checkouts: many at once, and releases one.
const taking = `
const { takeCampaignUse, giveCampaignUse } = require('./dist/src/commerce/campaigns/active-campaign')
async function run(id) {
  const take = () => takeCampaignUse(strapi, Number(id))
  const taken = (await Promise.all(Array.from({ length: 20 }, take))).filter(Boolean).length
  if (taken !== 3) throw new Error(taken + ' were taken of 3')
  await giveCampaignUse(strapi, Number(id))
  const again = (await Promise.all([take(), take()])).filter(Boolean).length
  if (again !== 1) throw new Error(again + ' were taken of the one that was given back')
}
`

describe.each(everyCms())('campaigns on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>
  const made: string[] = []

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, uid, banner)
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
  const send = async (fields: object = {}) => {
    const running = { language: 'hun', startDate: fromNow(-hour), endDate: fromNow(hour) }
    const answer = await createEntry(cms, uid, { name: 'Őszi', ...running, ...fields })
    if (answer.status === 201) made.push(answer.body.data.documentId)
    return answer
  }
  const create = async (fields: object = {}) => (await send(fields)).status

  test.each(['hun', 'eng', 'rus'])(
    'without a campaign in %s the response is a msg',
    async (language) => {
      expect(await ask(language)).toEqual({ msg: expect.any(String) })
    },
  )

  test('a running campaign is returned in its language, and web is notified of it at once', async () => {
    web.calls.length = 0
    expect(await create({ menuLabel: 'Őszi ajánlat' })).toBe(201)
    expect(await ask()).toEqual({
      name: 'Őszi',
      language: 'hun',
      startDate: expect.stringMatching(/Z$/),
      endDate: expect.stringMatching(/Z$/),
      menuLabel: 'Őszi ajánlat',
      product: 'premium-year-discount',
    })
    expect(await ask('eng')).toEqual({ msg: expect.any(String) })
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
  })

  test.each([
    ['the same time', {}],
    ['a time within', { startDate: fromNow(-1000), endDate: fromNow(1000) }],
    ['a time around', { startDate: fromNow(-2 * hour), endDate: fromNow(2 * hour) }],
    ['a beginning before its end', { startDate: fromNow(hour / 2), endDate: fromNow(2 * hour) }],
  ])('a second campaign for %s is refused with a clear message', async (_what, fields) => {
    expect(await create()).toBe(201)
    const { status, body } = await send({ name: 'Másik', ...fields })
    expect({ status, message: body.error?.message }).toEqual({
      status: 400,
      message: expect.stringMatching(
        /^Ebben az időben már fut egy akció ezen a nyelven: „Őszi” \(.+\)/,
      ),
    })
  })

  test('campaigns may follow each other, run in different languages, and be moved to free periods', async () => {
    const endDate = fromNow(hour)
    expect(await create({ endDate })).toBe(201)
    expect(await create({ language: 'eng' })).toBe(201)
    const next = await send({ name: 'Téli', startDate: endDate, endDate: fromNow(2 * hour) })
    expect(next.status).toBe(201)
    const { data } = next.body
    expect((await saveEntry(cms, uid, { ...data, endDate: fromNow(3 * hour) })).status).toBe(200)
    expect((await saveEntry(cms, uid, { ...data, startDate: fromNow(0) })).status).toBe(400)
    expect(await ask()).toMatchObject({ name: 'Őszi' })
  })

  test('of several saved at the same moment one is stored', async () => {
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => create()))
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400])
  })

  test('a campaign ends when its budget is used up, which the system counts', async () => {
    const { status, body } = await send({ budget: 3, uses: 2 })
    expect(status).toBe(201)
    const [row] = await runSql(
      cms,
      `SELECT id, uses FROM campaigns WHERE document_id = '${body.data.documentId}'`,
    )
    expect(row).toMatchObject({ uses: 0 })
    await runInStrapi(cms, taking, String(row?.id))
    expect(await ask()).toEqual({ msg: expect.any(String) })
    expect((await saveEntry(cms, uid, { ...body.data, budget: 4, uses: 0 })).status).toBe(200)
    expect(await ask()).toMatchObject({ name: 'Őszi' })
  })

  test('its banner is shown while it runs, and web is notified of start and end', async () => {
    const seen = async () =>
      (await fetch(`${cms.url}/api/banner/get-latest-banner?language=hun`)).json()
    const words = {
      description: 'Őszi akció',
      startDate: fromNow(-1000),
      endDate: fromNow(9 * hour),
    }
    const draft = (await createEntry(cms, banner, words)).body.data
    const published = (await publishEntry(cms, banner, draft)).body.data
    expect(await seen()).toMatchObject({ description: words.description })

    web.calls.length = 0
    const { body } = await send({ banner: { connect: [{ documentId: draft.documentId }] } })
    const campaign = body.data
    expect(await seen()).toMatchObject({
      description: words.description,
      endDate: (await ask()).endDate,
    })
    const isNotified = () => web.calls.find((one) => JSON.stringify(one.body).includes(banner))
    expect(await until(isNotified, 2000)).toBeDefined()

    // The link still works after the banner was published again.
    await publishEntry(cms, banner, { ...published, description: 'Őszi akció, újra' })
    expect(await seen()).toMatchObject({
      description: 'Őszi akció, újra',
      endDate: (await ask()).endDate,
    })

    const { documentId } = campaign
    const later = { documentId, startDate: fromNow(hour), endDate: fromNow(2 * hour) }
    expect((await saveEntry(cms, uid, later)).status).toBe(200)
    expect((await seen()).description).not.toContain('Őszi akció')
    await deleteEntry(cms, banner, draft.documentId)
  })

  test.each([
    ['still to begin', { startDate: fromNow(hour), endDate: fromNow(2 * hour) }],
    ['over', { startDate: fromNow(-2 * hour), endDate: fromNow(-hour) }],
  ])('a campaign that is %s is not returned', async (_what, fields) => {
    expect(await create(fields)).toBe(201)
    expect(await ask()).toEqual({ msg: expect.any(String) })
  })

  test('a campaign that ends before it begins is refused', async () => {
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

  test('future campaigns cannot be read', async () => {
    for (const other of ['campaigns', 'campaign']) {
      expect([401, 403, 404]).toContain((await fetch(`${cms.url}/api/${other}`)).status)
      expect([401, 403, 404]).toContain((await getWithToken(cms, other)).status)
    }
  })
})
