import { describe, expect, test } from '@jest/globals'
import { wantedBillingDate } from '../../src/commerce/entitlements/wanted-billing-date'

type Facts = Parameters<typeof wantedBillingDate>[0]

const day = (text: string) => new Date(`${text}T12:00:00Z`)

/** A charged month, with the next charge at its end. */
const facts: Facts = {
  at: day('2026-01-10'),
  anchor: day('2026-01-01'),
  current: day('2026-02-01'),
  chargedUntil: day('2026-02-01'),
  paidUntil: day('2026-02-01'),
  isPutOff: false,
}

/** A given year follows it, and the charge is deferred. */
const putOff: Facts = {
  ...facts,
  at: day('2026-06-01'),
  anchor: day('2027-02-01'),
  current: day('2027-02-01'),
  paidUntil: day('2027-02-01'),
  isPutOff: true,
}

describe('the next charge date of a subscriber', () => {
  test.each<[string, Facts, string | undefined]>([
    ['as it is', facts, undefined],
    ['behind a year that was given', { ...facts, paidUntil: day('2027-02-01') }, '2027-02-01'],
    [
      'seconds of the provider’s are no difference',
      { ...facts, paidUntil: new Date('2026-02-01T12:59:59.999Z') },
      undefined,
    ],
    ['a year that was put off, as it is', putOff, undefined],
    [
      'the year is taken back before its time: what is charged stays',
      { ...putOff, at: day('2026-01-12'), paidUntil: day('2026-02-01') },
      '2026-02-01',
    ],
    [
      'it is taken back in its time: with a week’s notice',
      { ...putOff, paidUntil: day('2026-02-01') },
      '2026-06-08',
    ],
    [
      'the same where nothing is left',
      { ...putOff, paidUntil: null, chargedUntil: null },
      '2026-06-08',
    ],
    [
      'the notice runs, and does not begin anew',
      { ...putOff, at: day('2026-06-05'), current: day('2026-06-08'), paidUntil: null },
      undefined,
    ],
    [
      'another thing that was given is left',
      { ...putOff, paidUntil: day('2026-08-01') },
      '2026-08-01',
    ],
    [
      'never sooner than what is charged, whatever the projection says',
      { ...putOff, paidUntil: null, chargedUntil: day('2026-12-01') },
      '2026-12-01',
    ],
    [
      'a charge that was not put off comes no sooner',
      { ...facts, chargedUntil: null, paidUntil: null },
      undefined,
    ],
    ['two years at most, less a day', { ...facts, paidUntil: day('2029-02-01') }, '2027-12-31'],
    [
      'from today, where the charge was put off',
      { ...putOff, paidUntil: day('2029-02-01') },
      '2028-05-31',
    ],
    [
      'an older subscriber as far as it goes',
      { ...facts, anchor: day('2024-06-01'), paidUntil: day('2027-02-01') },
      '2026-05-31',
    ],
    [
      'one who is too old for it is charged as before, and loses nothing',
      { ...facts, anchor: day('2023-06-01'), paidUntil: day('2027-02-01') },
      undefined,
    ],
  ])('%s', (_what, given, wanted) => {
    expect(wantedBillingDate(given)).toEqual(wanted && day(wanted))
  })

  test('is moved if it differs by an hour or more, in both directions', () => {
    const hourLater = new Date('2026-02-01T13:00:00Z')
    expect(wantedBillingDate({ ...facts, paidUntil: hourLater })).toEqual(hourLater)
    const hourSooner = new Date('2027-02-01T11:00:00Z')
    expect(wantedBillingDate({ ...putOff, paidUntil: hourSooner })).toEqual(hourSooner)
    const almost = new Date('2027-02-01T11:00:00.001Z')
    expect(wantedBillingDate({ ...putOff, paidUntil: almost })).toBeUndefined()
  })
})
