import { canFilter, columnsOf, type ListName } from '@/lib/contract/back-office/lists'
import { filterText } from './filter-text'
import type { ListAddress } from './list-address'
import type { ListWords } from './list-words'

type AppliedFilter = { name: string; label: string; text: string }

/** The filters of a list's address, in words. */
export const appliedFilters = (list: ListName, { filters }: ListAddress, words: ListWords) =>
  columnsOf(list).flatMap(([name, shape]): AppliedFilter[] => {
    const value = filters[name]
    if (value === undefined || !canFilter(shape) || shape.isFixed) return []
    const label = words.columns[name] ?? name
    return [{ name, label, text: filterText(words, [name, shape], value) }]
  })
