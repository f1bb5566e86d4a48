import { expect, test } from '@jest/globals'
import { entitlementUid } from '../../src/commerce/entitlements/entitlement-row'
import { orderStatusOfItem } from '../../src/commerce/entitlements/order-status-of-item'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const since = '2030-01-10T12:00:00.000Z'

test.each([
  ['active', null],
  ['suspended', { is: 'suspended', since, returned: null }],
  ['revoked', { is: 'over', since, returned: null }],
] as const)('the owner of an item in the state %s gets %j', async (state, said) => {
  const row = { kind: 'analysis', sourceKey: 'a', ownState: state, state, stateSince: since }
  await strapi.db.query(entitlementUid).create({ data: { ...row, userId: 1, thingId: 7 } })
  expect(await orderStatusOfItem(strapi, { kind: 'analysis', thingId: 7 })).toEqual(said)
  expect(await orderStatusOfItem(strapi, { kind: 'gift', thingId: 7 })).toBeNull()
})
