import { beforeEach, expect, test } from '@jest/globals'
import { storeChosenPeople, storedPeople, storePeople, takeChosenPeople } from './stored-people'

const anna = { name: 'Anna', date: '1984.06.' }
const blank = { name: ' ', date: '' }

beforeEach(() => {
  const kept = new Map<string, string>()
  globalThis.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
})

test('whoever was typed is kept for the one who typed it, and for nobody else', () => {
  storePeople('me', [anna, blank])
  expect(storedPeople('me')).toEqual([anna])
  expect(storedPeople('another')).toEqual([])
  storePeople('me', [blank])
  expect(sessionStorage.getItem('kept.people')).toBeNull()
})

test('whom a result is about is told once', () => {
  const entry = { ...anna, id: '7' }
  storeChosenPeople([entry])
  expect(takeChosenPeople()).toEqual([anna])
  expect(takeChosenPeople()).toEqual([])
})

test.each(['', '{', 'null', '[]', '{"owner":"me"}', '{"owner":"me","people":[1,{"name":"Anna"}]}'])(
  'what stands there as %j is nobody',
  (text) => {
    sessionStorage.setItem('kept.people', text)
    sessionStorage.setItem('kept.chosenPeople', text)
    expect(storedPeople('me')).toEqual([])
    expect(takeChosenPeople()).toEqual([])
  },
)
