import { describe, expect, test } from '@jest/globals'
import { dayText, momentText, moneyText, timeText } from '../../src/platform/lib/local-form'

const space = '\u00A0'

describe('money', () => {
  test.each([
    ['hun', 300_000, 'huf', `3${space}000${space}Ft`],
    ['hun', 1_250_000, 'huf', `12${space}500${space}Ft`],
    ['hun', 99_900, 'huf', `999${space}Ft`],
    ['hun', 0, 'huf', `0${space}Ft`],
    ['hun', 12_345, 'huf', `123,45${space}Ft`],
    ['rus', 300_000, 'huf', `3${space}000${space}Ft`],
    ['eng', 799, 'gbp', '£7.99'],
    ['eng', 7900, 'gbp', '£79.00'],
    ['eng', 123_456, 'gbp', '£1,234.56'],
    ['eng', 300_000, 'huf', `Ft${space}3,000`],
  ] as const)('in %s, %d of %s is %s', (language, amount, currency, written) => {
    expect(moneyText({ amount, currency }, language)).toBe(written)
  })
})

describe('a day', () => {
  test.each([
    ['hun', '2026-11-22T12:00:00Z', 'Europe/Budapest', '2026. november 22.'],
    ['eng', '2026-11-22T12:00:00Z', 'Europe/London', '22 November 2026'],
    ['rus', '2026-11-22T12:00:00Z', 'Europe/Budapest', '22 ноября 2026 года'],
    // The last minutes of a day in one time zone are the next day in another.
    ['hun', '2026-07-01T22:30:00Z', 'Europe/Budapest', '2026. július 2.'],
    ['eng', '2026-07-01T22:30:00Z', 'Europe/London', '1 July 2026'],
  ] as const)('in %s, %s in %s is %s', (language, instant, timeZone, written) => {
    expect(dayText(new Date(instant), { language, timeZone })).toBe(written)
  })
})

describe('a minute', () => {
  test.each([
    ['hun', '2026-11-22T13:05:00Z', 'Europe/Budapest', '2026. november 22. 14:05'],
    ['hun', '2026-02-28T23:30:00Z', 'Europe/Budapest', '2026. március 1. 0:30'],
    ['eng', '2026-11-22T00:05:00Z', 'Europe/London', '22 November 2026, 00:05'],
    ['rus', '2026-11-22T13:05:00Z', 'Europe/Budapest', '22 ноября 2026 года, 14:05'],
  ] as const)('in %s, %s in %s is %s', (language, instant, timeZone, written) => {
    expect(momentText(new Date(instant), { language, timeZone })).toBe(written)
  })
})

describe('a length of time', () => {
  test.each([
    ['hun', 1, '1 perc'],
    ['hun', 30, '30 perc'],
    ['eng', 1, '1 minute'],
    ['eng', 30, '30 minutes'],
    ['rus', 1, '1 минута'],
    ['rus', 2, '2 минуты'],
    ['rus', 30, '30 минут'],
    ['rus', 90, '90 минут'],
    ['hun', 72 * 60, '72 óra'],
    ['eng', 60, '1 hour'],
    ['eng', 72 * 60, '72 hours'],
    ['rus', 72 * 60, '72 часа'],
  ] as const)('in %s, %i minutes have their noun: %s', (language, minutes, written) => {
    expect(timeText(minutes * 60_000, language).replace(/\s/gu, ' ')).toBe(written)
  })
})
