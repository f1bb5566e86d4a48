import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type BannerAnswer, bannerAnswer, tiers } from '@krono/contract'
import { createEntry, deleteEntry, publishEntry, saveEntry, unpublishEntry } from '../support/admin'
import { getWithToken, titlePrefix } from '../support/content'
import { startFakeWeb, until } from '../support/fake-web'
import { everyCms } from '../support/running'

const uid = 'api::banner.banner'
const path = 'banner/get-latest-banner'
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const day = 86_400_000

describe.each(everyCms())('banners on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>
  const made: string[] = []

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, uid)
  })
  afterAll(async () => {
    for (const documentId of made) await deleteEntry(cms, uid, documentId)
    await web.stop()
  })

  const ask = async (query = ''): Promise<BannerAnswer> => {
    const answer = await fetch(`${cms.url}/api/${path}${query}`)
    expect(answer.status).toBe(200)
    return bannerAnswer.parse(await answer.json())
  }
  const words = async (query = '') => {
    const banner = await ask(query)
    return banner.isAvailable ? banner.description : undefined
  }
  const create = async (description: string, fields: object = {}) => {
    const data = { description, startDate: fromNow(-1000), endDate: fromNow(day), ...fields }
    const { status, body } = await createEntry(cms, uid, data)
    expect(status).toBe(201)
    made.push(body.data.documentId)
    return body.data
  }

  test('a new site has the banner of the specification', async () => {
    const answer = await fetch(`${cms.url}/api/${path}`)
    const body = await answer.json()
    expect([answer.status, body]).toEqual([
      200,
      {
        isAvailable: true,
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
        description: expect.stringContaining('hullámaid'),
        buttonTitle: 'Megnézem',
        buttonUrl: '/biorhythm',
        backgroundImage: { file: { url: expect.stringMatching(/^\/uploads\/.+\.webp$/) } },
      },
    ])
    expect(Date.parse(body.endDate)).toBeGreaterThan(Date.now() + 13 * day)
    expect((await fetch(`${cms.url}${body.backgroundImage.file.url}`)).status).toBe(200)
  })

  test.each([
    ['hun', 'Megnézem'],
    ['eng', 'Show my waves'],
    ['rus', 'Посмотреть'],
  ])('the banner is in %s when requested', async (language, buttonTitle) => {
    expect(await ask(`?language=${language}`)).toMatchObject({ buttonTitle })
  })

  test('a token without a session counts as a visitor', async () => {
    for (const token of ['', 'x', 'x'.repeat(5000)]) {
      const answer = await fetch(`${cms.url}/api/${path}`, { headers: { token } })
      expect([answer.status, await answer.json()]).toEqual([200, await ask()])
    }
  })

  test.each([
    ['tier=root', 'invalidField'],
    ['tier=', 'invalidField'],
    ['language=hu', 'invalidField'],
    ['tier=free&tier=paid', 'invalidField'],
    ['status=draft', 'unknownField'],
    ['locale=en', 'unknownField'],
    ['populate=*', 'unknownField'],
    ['filters[isAvailable]=false', 'unknownField'],
    ['__proto__[a]=1', 'unknownField'],
  ])('?%s is refused: %s', async (query, code) => {
    const answer = await fetch(`${cms.url}/api/${path}?${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ code }] }])
  })

  test('a draft is hidden; a published one is shown and web is notified; unpublished changes are hidden', async () => {
    const seeded = await words()
    const draft = await create(`${titlePrefix} 1`)
    expect(await words()).toBe(seeded)
    web.calls.length = 0
    await publishEntry(cms, uid, draft)
    expect(await words()).toBe(`${titlePrefix} 1`)
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })

    await saveEntry(cms, uid, { ...draft, description: `${titlePrefix} vázlat` })
    expect(await words()).toBe(`${titlePrefix} 1`)
    await unpublishEntry(cms, uid, draft.documentId)
    expect(await words()).toBe(seeded)
  })

  test('each tier sees its banner', async () => {
    const seeded = await words()
    const others = { forVisitor: false, forFree: false, forPaid: false, forSubscriber: true }
    const draft = await create(`${titlePrefix} előfizetőknek`, others)
    await publishEntry(cms, uid, draft)
    const seen = await Promise.all(tiers.map((tier) => words(`?tier=${tier}`)))
    expect(seen).toEqual([seeded, seeded, seeded, `${titlePrefix} előfizetőknek`])
    await unpublishEntry(cms, uid, draft.documentId)
  })

  test.each([
    ['switched off', { isAvailable: false }],
    ['still to begin', { startDate: fromNow(day), endDate: fromNow(2 * day) }],
    ['over', { startDate: fromNow(-2 * day), endDate: fromNow(-day) }],
  ])('a banner that is %s is not shown', async (_what, fields) => {
    const seeded = await words()
    const draft = await create(`${titlePrefix} nem látszik`, fields)
    expect((await publishEntry(cms, uid, draft)).status).toBe(200)
    expect(await words()).toBe(seeded)
  })

  test('web is notified when a banner begins and when it ends', async () => {
    const seeded = await words()
    const draft = await create(`${titlePrefix} rövid`, {
      startDate: fromNow(2500),
      endDate: fromNow(4000),
    })
    await publishEntry(cms, uid, draft)
    await until(() => web.calls[0], 1000)
    expect(await words()).toBe(seeded)
    web.calls.length = 0
    const isNotified = () => web.calls.find((call) => JSON.stringify(call.body).includes(uid))
    expect(await until(isNotified, 25_000)).toBeDefined()
    await until(() => (Date.now() > Date.parse(draft.endDate as string) ? true : undefined), 5000)
    expect(await words()).toBe(seeded)
  })

  test.each([
    ['an end before its beginning', { endDate: fromNow(-2000) }],
    ['no end', { endDate: null }],
    ['an address that runs', { buttonUrl: 'javascript:alert(1)' }],
    ['another site in disguise', { buttonUrl: '//evil.example' }],
    ['too many words', { description: 'x'.repeat(121) }],
  ])('an editor cannot publish a banner with %s', async (_what, fields) => {
    const data = {
      description: titlePrefix,
      startDate: fromNow(-1000),
      endDate: fromNow(day),
      ...fields,
    }
    const { status, body } = await createEntry(cms, uid, data)
    if (status === 201) {
      made.push(body.data.documentId)
      expect((await publishEntry(cms, uid, body.data)).status).toBe(400)
    } else expect(status).toBe(400)
  })

  test('no other call returns a banner', async () => {
    for (const other of [
      'banners',
      'banner',
      'banners?status=draft',
      'banner/get-latest-banner/1',
    ]) {
      expect([401, 403, 404]).toContain((await fetch(`${cms.url}/api/${other}`)).status)
      expect([401, 403, 404]).toContain((await getWithToken(cms, other)).status)
    }
    const posted = await fetch(`${cms.url}/api/${path}`, { method: 'POST' })
    expect(posted.status).toBe(405)
  })
})
