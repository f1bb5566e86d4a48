import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { presenceInMemory } from '../../src/panel/presence/presence-in-memory'
import { mostOfEntry, mostPresent, presentMs } from '../../src/panel/presence/present'
import { setClock } from '../../src/platform/lib/clock'

const { comeIn, goOut, othersIn } = presenceInMemory
const [balint, anna, csaba] = [1, 2, 3]
let at = 0

/** Moves the clock past the presence of earlier tests. */
const later = (ms: number) => {
  at += ms
}

beforeEach(() => {
  at = Math.max(at, Date.parse('2026-11-23T10:00:00Z')) + presentMs
  setClock(() => new Date(at))
})
afterEach(() => setClock())

const visit = (entry: string, userId: number, locale = 'hu') => comeIn(entry, { userId, locale })
const idsIn = (entry: string, userId: number) => othersIn(entry, userId).map((one) => one.userId)

describe('users with an open entry', () => {
  test('see the others with the same one open, the latest first', () => {
    visit('page', balint)
    visit('page', anna, 'en')
    visit('other page', csaba)
    expect(othersIn('page', csaba)).toEqual([
      { userId: anna, locale: 'en' },
      { userId: balint, locale: 'hu' },
    ])
    expect(idsIn('page', balint)).toEqual([anna])
    expect(idsIn('other page', csaba)).toEqual([])
  })

  test('are listed until the last millisecond in which a call could still arrive', () => {
    visit('page', balint)
    later(presentMs - 1)
    expect(idsIn('page', anna)).toEqual([balint])
    later(1)
    expect(idsIn('page', anna)).toEqual([])
  })

  test('stay while calls arrive, and disappear when they leave', () => {
    visit('page', balint)
    later(presentMs - 1)
    visit('page', balint, 'ru')
    later(presentMs - 1)
    expect(othersIn('page', anna)).toEqual([{ userId: balint, locale: 'ru' }])
    goOut('page', balint)
    expect(idsIn('page', anna)).toEqual([])
    goOut('page', balint)
  })

  test('beyond the limit replace the user with the oldest call', () => {
    visit('page', balint)
    for (let index = 0; index < mostPresent; index += 1) visit(`page ${index}`, anna)
    expect(idsIn('page', csaba)).toEqual([])
    expect(idsIn('page 0', csaba)).toEqual([anna])
  })

  test('see a limited number of others', () => {
    for (let id = 1; id <= mostOfEntry + 5; id += 1) visit('page', id)
    expect(idsIn('page', 0)).toHaveLength(mostOfEntry)
    expect(idsIn('page', 0)[0]).toBe(mostOfEntry + 5)
  })
})
