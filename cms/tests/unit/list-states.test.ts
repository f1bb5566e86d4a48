import { describe, expect, test } from '@jest/globals'
import { stateWords } from '../../src/admin/state-words'
import type { CampaignRow } from '../../src/commerce/campaigns/campaign-row'
import { stateOfCampaign } from '../../src/commerce/campaigns/state-of-campaign'
import { stateOfCoupon } from '../../src/commerce/coupons/state-of-coupon'
import { stateOfBanner } from '../../src/library/banners/state-of-banner'
import { statesOfBanners } from '../../src/library/banners/states-of-banners'
import { listStates } from '../../src/platform/lib/list-state'
import { databaseAlone } from './database-alone'

const noon = '2026-11-22T12:00:00.000Z'
const at = new Date(noon)
const before = '2026-11-22T11:59:59.999Z'
const after = '2026-11-22T12:00:00.001Z'
const later = '2026-12-24T12:00:00.000Z'

describe('a campaign', () => {
  const campaign = { startDate: before, endDate: after, budget: null, uses: 0 }
  test.each([
    ['runs', {}, 'live'],
    ['begins this instant', { startDate: noon }, 'live'],
    ['begins in an instant', { startDate: after, endDate: later }, 'timed'],
    ['ends this instant', { endDate: noon }, 'over'],
    ['is long over', { startDate: '2020-01-01', endDate: '2020-02-01' }, 'over'],
    ['has one left', { budget: 3, uses: 2 }, 'live'],
    ['is used up', { budget: 3, uses: 3 }, 'over'],
    ['is used up before it begins', { startDate: later, budget: 0, uses: 0 }, 'over'],
  ])('that %s', (_what, fields, state) => {
    expect(stateOfCampaign({ ...campaign, ...fields }, at)).toBe(state)
  })
})

describe('a coupon', () => {
  const always = { validFrom: null, validUntil: null, isOff: false, maxUses: null }
  const coupon = { ...always, uses: 5, used: 5, revoked: 0 }
  test.each([
    ['has no end', {}, 'live'],
    ['ends in an instant', { validUntil: after }, 'live'],
    ['ends this instant', { validUntil: noon }, 'over'],
    ['begins in an instant', { validFrom: after }, 'timed'],
    ['begins this instant', { validFrom: noon }, 'live'],
    ['is over before it begins', { validFrom: later, validUntil: noon }, 'over'],
    ['was switched off', { isOff: true, validFrom: later }, 'off'],
    ['has one left', { maxUses: 6 }, 'live'],
    ['is used up', { maxUses: 5 }, 'over'],
    ['is claimed and not used', { maxUses: 5, uses: 5, used: 0 }, 'live'],
    ['went with its money', { maxUses: 5, used: 4, revoked: 1 }, 'over'],
  ])('that %s', (_what, fields, state) => {
    expect(stateOfCoupon({ ...coupon, ...fields }, at)).toBe(state)
  })
})

describe('a banner', () => {
  const banner = { isAvailable: true, startDate: null, endDate: later }
  const campaign = (fields: object) =>
    ({ startDate: before, endDate: after, budget: null, uses: 0, ...fields }) as CampaignRow
  const [live, timed, over] = [
    campaign({}),
    campaign({ startDate: after, endDate: later }),
    campaign({ endDate: noon }),
  ]

  test.each([
    ['never published', undefined, [], 'draft'],
    ['is published', banner, [], 'live'],
    ['is switched off', { ...banner, isAvailable: false }, [], 'off'],
    ['is to begin', { ...banner, startDate: after }, [], 'timed'],
    ['is over', { ...banner, endDate: noon }, [], 'over'],
    ['is switched off, whatever runs', { ...banner, isAvailable: false }, [live], 'off'],
    // A banner of a campaign is shown until the campaign ends.
    ['is over, while its campaign runs', { ...banner, endDate: before }, [live], 'live'],
    ['is there for a campaign to come', banner, [timed], 'timed'],
    ['was there for a campaign', banner, [over], 'over'],
    ['has several', banner, [over, timed], 'timed'],
    ['has one that runs among several', banner, [over, timed, live], 'live'],
  ] as const)('that %s', (_what, published, campaigns, state) => {
    expect(stateOfBanner(published, { campaigns, at })).toBe(state)
  })
})

describe('the banners of a list', () => {
  const strapi = databaseAlone()

  test('have the state of their own language, from the published version', async () => {
    const add = (documentId: string, locale: string, fields: object = {}) =>
      strapi.db.query('api::banner.banner').create({
        data: {
          ...{ documentId, locale, description: 'Szöveg', isAvailable: true },
          ...{ startDate: before, endDate: after, ...fields },
        },
      })
    await add('a', 'hu', { publishedAt: null, endDate: before })
    await add('a', 'hu', { publishedAt: before })
    await add('a', 'en', { publishedAt: null })
    await add('b', 'hu', { publishedAt: null })
    // Links from campaigns are a relation, which this database lacks: the query returns none.
    const original = strapi.db.query.bind(strapi.db)
    const campaigns = { findMany: async () => [] }
    Object.assign(strapi.db, {
      query: (uid: string) => (uid === 'api::campaign.campaign' ? campaigns : original(uid)),
    })
    const listed = [
      { documentId: 'a', locale: 'hu' },
      { documentId: 'a', locale: 'en' },
      { documentId: 'b', locale: 'hu' },
    ]
    expect(await statesOfBanners(strapi, listed, at)).toEqual(['live', 'draft', 'draft'])
    expect(await statesOfBanners(strapi, [], at)).toEqual([])
  })
})

test('every state is translated into each language of the panel', () => {
  for (const words of Object.values(stateWords)) {
    expect(Object.keys(words).toSorted()).toEqual([...listStates].toSorted())
    expect(new Set(Object.values(words)).size).toBe(listStates.length)
  }
})
