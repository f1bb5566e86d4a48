import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { userAttributes } from '../../src/members/users/user-attributes'
import { contentTypes, readOnlyOf } from '../../src/platform/lib/content-types'
import { countedFields, systemFieldsOf } from '../../src/publishing/documents/system-fields'
import { cmsFolder } from '../support/environment'

const source = path.join(cmsFolder, 'src')

type Attributes = Readonly<Record<string, { type: string }>>

/** Attributes of each of our types by its uid, and of the accounts. */
const attributes: Record<string, Attributes> = {
  'plugin::users-permissions.user': userAttributes,
  ...Object.fromEntries(
    readdirSync(path.join(source, 'api'))
      .map((name) => [name, path.join(source, 'api', name, 'content-types', name, 'schema.json')])
      .filter(([name]) =>
        readdirSync(path.join(source, 'api', name ?? '')).includes('content-types'),
      )
      .map(([name, file]) => [
        `api::${name}.${name}`,
        JSON.parse(readFileSync(file ?? '', 'utf8')).attributes,
      ]),
  ),
}

/** Numbers that users enter, or that are written once and never changed: ids, prices, lengths. */
const constantFields = new Set(
  `accessMonths all birthDay changedBy tookMs vital admin amount amountGbp amountHuf analysisId body budget campaignId chapterCount chargeAmount claimedByOrderId claimedByUserId couponId
  days deletedById discount dripDays editionId feeling filmSeconds friends friendUserId giverUserId groupId hour itemPercent lessons letters
  maxPerUser maxUses mind minutes months order orderId orders ownerUserId paidAmount paidOrderId parentId passPercent payLinkId payLinkOf percent perMinute placed
  premiumOf price priceGbp priceHuf referralId referrerUserId refundedBefore restoredFrom runId savedById score seconds sequenceId shortLinkId slot spentGbp
  spentHuf stars testHours thingId total userCouponId userId`.split(/\s+/u),
)

const files = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /\.ts$/u.test(file) && !/[.]d[.]ts$/u.test(file))
const code = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n')

const snake = (name: string) => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

/** Whether the code increments or decrements a field of that name: in SQL, in an assignment, or by its column. */
const isCounted = (name: string) =>
  [
    `['.](${name}|${snake(name)}) [+-] 1'`,
    `\\b(${name}: |const ${name} = )[^\\n,]*[+-] 1\\b`,
    `column: '${snake(name)}'`,
  ].some((form) => new RegExp(form, 'u').test(code))

const numbersOf = (of: Attributes) =>
  Object.entries(of)
    .filter(([, { type }]) => ['integer', 'biginteger', 'decimal', 'float'].includes(type))
    .map(([name]) => name)

describe('fields that the system writes', () => {
  test.each(Object.entries(attributes))('every number of %s is counted or constant', (uid, of) => {
    const counted: readonly string[] =
      Object.entries(countedFields).find(([one]) => one === uid)?.[1] ?? []
    expect(
      numbersOf(of)
        .filter((name) => !constantFields.has(name))
        .toSorted(),
    ).toEqual([...counted].toSorted())
  })

  test('fields that the code increments are in the table', () => {
    expect([...constantFields].filter(isCounted)).toEqual([])
    for (const name of [
      'uses',
      'fence',
      'attempts',
      'asked',
      'version',
      'moneyVersion',
      'stripeTry',
    ])
      expect([name, isCounted(name)]).toEqual([name, true])
  })

  test('editors cannot edit those that they see', () => {
    for (const [uid, fields] of Object.entries(countedFields)) {
      const isSeen = contentTypes.some((row) => row.uid === uid)
      if (isSeen) expect(readOnlyOf(uid)).toEqual(expect.arrayContaining([...fields]))
    }
    expect(systemFieldsOf('api::coupon.coupon')).toEqual([
      ...['uses', 'used', 'revoked', 'batchWords', 'source', 'ownerUserId'],
    ])
    expect(systemFieldsOf('api::product.product')).toEqual(['stripeNote'])
    expect(systemFieldsOf('api::page.page')).toEqual([])
  })
})
