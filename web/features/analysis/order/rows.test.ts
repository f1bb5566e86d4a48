import { expect, test } from '@jest/globals'
import { atLeast, distinct, placeIn, type Row, withRow } from './rows'

const anna = { name: 'Anna', date: '1984.06.12.' }
const bela = { name: 'Béla', date: '1980.01.01.' }
const cili = { name: 'Cili', date: '2010.03.04.' }

const rowsOf = (...people: { name: string; date: string }[]) =>
  people.reduce<Row[]>((rows, person) => withRow(rows, person), [])

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name)

test('a family begins with two blank rows, and keeps additional ones', () => {
  expect(atLeast([], 2)).toEqual([
    { id: 0, name: '', date: '' },
    { id: 1, name: '', date: '' },
  ])
  expect(namesOf(atLeast(rowsOf(anna, bela, cili), 2))).toEqual(['Anna', 'Béla', 'Cili'])
})

test('after a removal the next row gets an unused id', () => {
  const rows = withRow(rowsOf(anna, bela, cili).filter(({ name }) => name !== 'Béla'))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
})

test.each([
  ['the first blank row', atLeast(rowsOf(anna), 3), [2, 8], ['Anna', 'Cili', ''], 1],
  ['a row of their own', rowsOf(anna, bela), [2, 8], ['Anna', 'Béla', 'Cili'], 2],
  ['the place of the one', rowsOf(anna), [1, 1], ['Cili', 'Anna'], 0],
] as const)('a person is added to %s', (_where, rows, range, names, place) => {
  const placed = placeIn(rows, cili, range)
  if (placed.is !== 'placed') throw new Error(placed.is)
  expect([namesOf(placed.rows), placed.place]).toEqual([names, place])
})

test('a person is added only once, and not beyond the maximum of a kind', () => {
  expect(placeIn(rowsOf(anna, bela), anna, [2, 8]).is).toBe('already')
  expect(placeIn(rowsOf(anna, bela), cili, [2, 2]).is).toBe('full')
  expect(distinct([anna, bela, anna])).toEqual([anna, bela])
})
