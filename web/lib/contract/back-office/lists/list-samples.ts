import { columnsOf, type ListName, listNames } from './index'
import type { ColumnShape } from './list-shape'

/** Filter values for a column of each kind, as they appear in an address. */
const valuesFor: Record<ColumnShape['kind'], readonly string[]> = {
  text: ['a', 'nobodyatall'],
  choice: [],
  flag: ['yes', 'no'],
  number: ['1..', '..1'],
  money: ['1..', '..1'],
  instant: ['last30', '2026-01-01..2026-01-31'],
  person: [],
}

const filtersOf = ({ kind, of = [], isUnfiltered }: ColumnShape) =>
  isUnfiltered ? [] : [...valuesFor[kind], ...of]

/** Every list of the back office in every order, and with each filter alone: for tests and measurements. */
export const listSamples: readonly { list: ListName; query: Record<string, string> }[] =
  listNames.flatMap((list) =>
    columnsOf(list).flatMap(([column, shape]) => {
      const orders = shape.isSortable ? [column, `-${column}`] : []
      const queries = [
        ...orders.map((sort) => ({ sort })),
        ...filtersOf(shape).map((value) => ({ [column]: value })),
      ]
      return queries.map((query): { list: ListName; query: Record<string, string> } => ({
        list,
        query,
      }))
    }),
  )
