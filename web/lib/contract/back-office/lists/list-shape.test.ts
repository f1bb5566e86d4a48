import { describe, expect, test } from '@jest/globals'
import { columnsOf, listNames, listShape } from './index'
import { listQuery } from './list-query'

const paging = ['search', 'sort', 'size', 'after', 'before', 'columns', 'panel']

describe.each(listNames)('the list %s', (name) => {
  const columns = new Map(columnsOf(name))

  test('begins with an order that it knows', () => {
    const sort = listShape(name).sort.replace('-', '')
    expect(columns.get(sort)?.isSortable).toBe(true)
  })

  test('has no column that an address says something else with', () => {
    expect([...columns.keys()].filter((column) => paging.includes(column))).toEqual([])
  })

  test('has something to choose from in each choice', () => {
    for (const [column, { kind, of = [] }] of columns)
      expect([column, kind === 'choice']).toEqual([column, of.length > 0])
  })
})

test('a query takes filters of lists and nothing else', () => {
  expect(listQuery.safeParse({ tier: 'free', size: '50' }).success).toBe(true)
  expect(listQuery.safeParse({ unknown: '1' }).success).toBe(false)
  expect(listQuery.safeParse({ size: '26' }).success).toBe(false)
})
