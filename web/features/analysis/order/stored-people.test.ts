import { beforeEach, expect, test } from '@jest/globals'
import {
  chosenSoFar,
  storeChosenPeople,
  storedPeople,
  storePeople,
  takeChosenPeople,
} from './stored-people'

const anna = { name: 'Anna', date: '1984.06.' }
const blank = { name: ' ', date: '' }

beforeEach(() => {
  const stored = new Map<string, string>()
  globalThis.sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
})

test('typed people are stored only for their owner', () => {
  storePeople('me', [anna, blank])
  expect(storedPeople('me')).toEqual([anna])
  expect(storedPeople('another')).toEqual([])
  storePeople('me', [blank])
  expect(sessionStorage.getItem('kept.people')).toBeNull()
})

test('what a person is to the others is stored, too', () => {
  const parent = { ...anna, role: 'parent' }
  storePeople('me', [parent, anna])
  expect(storedPeople('me')).toEqual([parent, anna])
})

test('people of a result are returned once', () => {
  const entry = { ...anna, id: '7' }
  storeChosenPeople([entry])
  expect(takeChosenPeople()).toEqual([anna])
  expect(takeChosenPeople()).toEqual([])
})

test('a registration stores the people of a result, without those with an invalid date', () => {
  const today = '2026-11-28'
  expect(chosenSoFar(today)).toEqual([])
  const other = { name: 'Anna\u202e ', date: '1984-06-12' }
  storeChosenPeople([other, anna, { name: '', date: '2026-11-29' }])
  expect(chosenSoFar(today)).toEqual([{ name: 'Anna', date: '1984-06-12' }])
  expect(takeChosenPeople()).toHaveLength(3)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"owner":"me"}',
  '{"owner":"me","people":[1,{"name":"Anna"}]}',
  '{"owner":"me","people":[{"name":"Anna","date":"","role":1}]}',
])('stored text %j gives no people', (text) => {
  sessionStorage.setItem('kept.people', text)
  sessionStorage.setItem('kept.chosenPeople', text)
  expect(storedPeople('me')).toEqual([])
  expect(chosenSoFar('2026-11-28')).toEqual([])
  expect(takeChosenPeople()).toEqual([])
})
