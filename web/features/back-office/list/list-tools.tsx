import { fill } from '@/base/text/fill'
import { wordsOf } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import { canFilter, columnsOf, type ListName, listShape } from '@/lib/contract/back-office/lists'
import { appliedFilters } from './applied-filters'
import { ColumnsMenu } from './columns-menu'
import { FilterMenu } from './filter-menu'
import styles from './list.module.css'
import { fromStart, type ListAddress, linkInList } from './list-address'
import { ListLink } from './list-link'
import { type ListWords, optionsOf, optionWord } from './list-words'
import { SearchBox } from './search-box'
import { shownColumns } from './shown-columns'
import { SortChoice } from './sort-choice'
import { sortOf } from './sort-of'

type ListToolsProps = { list: ListName; path: string; address: ListAddress; words: ListWords }

/** The filters of a list as chips, and the controls to add filters and columns. */
export function ListTools({ list, path, address, words }: ListToolsProps) {
  const t = words.list
  const hints: Readonly<Record<string, string>> = wordsOf('admin.lists.searchHints')
  const filterable = columnsOf(list).filter(([, shape]) => canFilter(shape) && !shape.isFixed)
  const chips = appliedFilters(list, address, words)
  const without = Object.fromEntries(chips.map(({ name }) => [name, undefined]))
  // A default filter is removed by selecting all its options: without a value it would return.
  const taken = (name: string) =>
    listShape(list).first?.[name] === address.filters[name]
      ? columnsOf(list)
          .find(([column]) => column === name)?.[1]
          .of?.join(',')
      : undefined
  const { all, shown } = shownColumns(list, address.columns)
  const isShown = new Set(shown.map(([name]) => name))
  return (
    <div className={styles.tools} data-peers="a, button">
      {listShape(list).isSearched && (
        <SearchBox
          value={address.asked.search ?? ''}
          label={t.search}
          hint={hints[list] ?? t.searchHint}
        />
      )}
      <SortChoice
        options={all
          .filter(([, shape]) => shape.isSortable)
          .flatMap(([name]) => {
            const column = words.columns[name] ?? name
            return [
              { value: name, label: `${column} ↑` },
              { value: `-${name}`, label: `${column} ↓` },
            ]
          })}
        sort={sortOf(list, address)}
        label={t.sort}
      />
      <ul className={styles.chips} aria-label={t.filters}>
        {chips.map(({ name, label, text }) => (
          <li key={name}>
            <ListLink
              isLeaving
              className={pill.pill}
              href={linkInList(path, address, { ...fromStart, [name]: taken(name) })}
              aria-label={fill(t.remove, { filter: `${label}: ${text}` })}
            >
              {label}: <strong>{text}</strong> <span aria-hidden="true">✕</span>
            </ListLink>
          </li>
        ))}
      </ul>
      <FilterMenu
        filters={filterable.map(([name, shape]) => ({
          name,
          label: words.columns[name] ?? name,
          kind: shape.kind,
          options: optionsOf(words, shape).map((value) => ({
            value,
            label: optionWord(words, [name, shape], value),
          })),
        }))}
        words={t}
      />
      <ColumnsMenu
        columns={all.slice(1).map(([name]) => ({
          name,
          label: words.columns[name] ?? name,
          isShown: isShown.has(name),
        }))}
        words={t}
      />
      {chips.length > 1 && (
        <ListLink
          isLeaving
          className={styles.clear}
          href={linkInList(path, address, { ...fromStart, ...without })}
        >
          {t.clear}
        </ListLink>
      )}
    </div>
  )
}
