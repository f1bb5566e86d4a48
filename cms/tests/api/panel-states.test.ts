import { afterEach, describe, expect, test } from '@jest/globals'
import { callPanel, createEntry, deleteEntry, publishEntry } from '../support/admin'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const hour = 3_600_000
const banner = 'api::banner.banner'
const campaign = 'api::campaign.campaign'
const coupon = 'api::coupon.coupon'

describe.each(everyCms())('lists of the panel on %s', (_name, cms) => {
  const made: [uid: string, documentId: string][] = []

  afterEach(async () => {
    for (const [uid, documentId] of made.splice(0)) await deleteEntry(cms, uid, documentId)
  })

  const create = async (uid: string, fields: object) => {
    const { status, body } = await createEntry(cms, uid, fields)
    expect({ status, body }).toMatchObject({ status: 201 })
    made.push([uid, body.data.documentId])
    return body.data
  }
  const list = async (uid: string, entry?: { documentId: string }) => {
    const filter = entry ? `filters[documentId][$eq]=${entry.documentId}` : 'pageSize=100'
    const path = `/collection-types/${uid}?locale=hu&${filter}`
    const { body } = await callPanel<{ results: { documentId: string; state?: string }[] }>(
      cms,
      'GET',
      path,
    )
    return body.results
  }
  const stateOf = async (uid: string, entry: { documentId: string }) =>
    (await list(uid, entry))[0]?.state

  test.each([
    [{ startDate: fromNow(-hour), endDate: fromNow(hour) }, 'live'],
    [{ startDate: fromNow(hour), endDate: fromNow(2 * hour) }, 'timed'],
    [{ startDate: fromNow(-2 * hour), endDate: fromNow(-hour) }, 'over'],
  ])('show for a campaign with %j the state %s', async (span, state) => {
    const entry = await create(campaign, { name: 'Próba', language: 'rus', ...span })
    expect(await stateOf(campaign, entry)).toBe(state)
  })

  test('show for a banner whether visitors see it', async () => {
    const span = { startDate: fromNow(-hour), endDate: fromNow(hour) }
    const entry = await create(banner, { description: 'Próbaszalag', ...span })
    expect(await stateOf(banner, entry)).toBe('draft')
    await publishEntry(cms, banner, { ...entry, isAvailable: false })
    expect(await stateOf(banner, entry)).toBe('off')
    await publishEntry(cms, banner, { ...entry, isAvailable: true })
    expect(await stateOf(banner, entry)).toBe('live')
    // A banner of a campaign is available while the campaign runs.
    const { documentId } = entry
    await create(campaign, {
      ...{ name: 'Próba', language: 'hun', banner: { connect: [{ documentId }] } },
      ...{ startDate: fromNow(hour), endDate: fromNow(2 * hour) },
    })
    expect(await stateOf(banner, entry)).toBe('timed')
  })

  test('show for a coupon whether it can be used', async () => {
    const code = `ALLAPOT-${Date.now()}`
    const entry = await create(coupon, { code, kind: 'percent', percent: 10, maxUses: 2 })
    expect(await stateOf(coupon, entry)).toBe('live')
    await runSql(cms, `UPDATE coupons SET uses = 2, used = 2 WHERE code = '${code}'`)
    expect(await stateOf(coupon, entry)).toBe('over')
  })

  test('are unchanged for types without states', async () => {
    for (const row of await list('api::product.product')) {
      expect(row).not.toHaveProperty('state')
    }
    const refused = await fetch(`${cms.url}/content-manager/collection-types/${coupon}`)
    expect([refused.status, await refused.json()]).toMatchObject([401, { data: null }])
  })
})

describe.each(everyCms())('fields in the panel’s configuration on %s', (_name, cms) => {
  const attributesFor = async (token: string) => {
    const { body } = await callPanel<{
      data: { contentTypes: { uid: string; attributes: Record<string, object> }[] }
    }>({ ...cms, editorToken: token }, 'GET', '/init')
    return new Map(body.data.contentTypes.map(({ uid, attributes }) => [uid, attributes]))
  }
  const namesOf = (known: Map<string, object>, uid: string) => Object.keys(known.get(uid) ?? {})

  test.each([
    ['api::incident.incident', ['key', 'reference', 'details', 'orderId']],
    ['api::coupon.coupon', ['ownerUserId']],
    ['api::test-question.test-question', ['key']],
  ])('of %s do not include %j, for any user', async (uid, hidden) => {
    for (const token of [cms.editorToken, cms.authorToken, cms.adminToken]) {
      const names = namesOf(await attributesFor(token), uid)
      expect(names.length).toBeGreaterThan(3)
      expect(names.filter((name) => [...hidden, 'id', 'documentId'].includes(name))).toEqual([])
    }
  })

  test('include Stripe’s ids for administrators only', async () => {
    const product = 'api::product.product'
    const ofStripe = ['stripePriceHuf', 'stripePriceGbp', 'stripeNote']
    for (const [token, seen] of [
      [cms.editorToken, []],
      [cms.authorToken, []],
      [cms.adminToken, ofStripe],
    ] as const) {
      const names = namesOf(await attributesFor(token), product)
      expect(names).toEqual(expect.arrayContaining(['name', 'priceHuf']))
      expect(names.filter((name) => ofStripe.includes(name))).toEqual(seen)
    }
  })

  test('show no id in any type', async () => {
    for (const [uid, attributes] of await attributesFor(cms.editorToken)) {
      if (!uid.startsWith('api::')) continue
      expect([uid, Object.keys(attributes)]).toEqual([
        uid,
        expect.not.arrayContaining(['documentId']),
      ])
    }
  })

  test('a question of the personality test gets a generated key, the same in every language', async () => {
    const uid = 'api::test-question.test-question'
    const data = { text: 'Próba: szeretek kérdezni.', chakra: 'heart', isReversed: false }
    const created = await createEntry(cms, uid, data)
    expect(created.status).toBe(201)
    const { documentId, key } = created.body.data
    expect(key).toMatch(/^heart-[0-9a-f]{24}$/)
    const english = await callPanel<{ data: { key: string } }>(
      cms,
      'PUT',
      `/collection-types/${uid}/${documentId}?locale=en`,
      { ...data, text: 'A try: I like to ask.' },
    )
    expect([english.status, english.body.data.key]).toEqual([200, key])
    const copied = await callPanel<{ data: { documentId: string; key: string } }>(
      cms,
      'POST',
      `/collection-types/${uid}/clone/${documentId}?locale=hu`,
      { ...data, text: 'Próba: szeretek felelni.' },
    )
    expect([copied.status, copied.body.data.key]).toEqual([
      200,
      expect.not.stringMatching(key as string),
    ])
    await deleteEntry(cms, uid, documentId)
    await deleteEntry(cms, uid, copied.body.data.documentId)
  })
})
