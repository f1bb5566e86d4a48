import { describe, expect, test } from '@jest/globals'
import { columnsOf, listNames, listShape } from './index'
import { listQuery } from './list-query'

const paging = ['search', 'sort', 'size', 'after', 'before', 'columns', 'panel']

describe.each(listNames)('the list %s', (name) => {
  const columns = new Map(columnsOf(name))

  test('is initially sorted by one of its columns', () => {
    const sort = listShape(name).sort.replace('-', '')
    expect(columns.get(sort)?.isSortable).toBe(true)
  })

  test('has no column named like another query parameter', () => {
    expect([...columns.keys()].filter((column) => paging.includes(column))).toEqual([])
  })

  test('has options for each choice column', () => {
    for (const [column, { kind, of = [], items = [] }] of columns)
      expect([column, kind === 'choice']).toEqual([column, of.length + items.length > 0])
  })
})

test('a query accepts filters of lists and no other parameters', () => {
  expect(listQuery.safeParse({ tier: 'free', size: '50' }).success).toBe(true)
  expect(listQuery.safeParse({ unknown: '1' }).success).toBe(false)
  expect(listQuery.safeParse({ size: '26' }).success).toBe(false)
})
