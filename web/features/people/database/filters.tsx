'use client'

import { linkTo } from '@/base/routing/links'
import type { NamedGroup } from '@/base/text/named-groups'
import type { SavedDatesQuery } from '@/lib/contract/saved-dates'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { pageSizes } from './address'
import styles from './filters.module.css'
import { useTypedSearch } from './use-typed-search'
import { useView } from './use-view'
import type { DatabaseWords } from './words'

type FiltersProps = {
  view: SavedDatesQuery
  groups: readonly NamedGroup[]
  words: DatabaseWords['filters']
}

const sorts = [
  ['name', 'byName'],
  ['-name', 'byNameDown'],
  ['date', 'byDate'],
  ['-date', 'byDateDown'],
  ['newest', 'byNewest'],
] as const satisfies readonly (readonly [SavedDatesQuery['sort'], keyof FiltersProps['words']])[]

/** Filters of the list. A plain GET form too, so that it works without JavaScript. */
export function Filters({ view, groups, words }: FiltersProps) {
  const { shown, show, isBusy } = useView(view)
  const { text, type, searchNow } = useTypedSearch(view.search, (search) => show({ search }))
  return (
    <search>
      <form
        action={linkTo('myDatabase')}
        className={styles.filters}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow(text)
        }}
      >
        <div className={styles.search}>
          <TextField
            id="search"
            name="search"
            type="search"
            label={words.search}
            placeholder={words.placeholder}
            value={text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <div className={styles.sort}>
          <SelectField
            id="sort"
            name="sort"
            label={words.sort}
            value={shown.sort}
            onChange={(event) => {
              const sort = sorts.find(([value]) => value === event.target.value)?.[0]
              if (sort) show({ sort })
            }}
          >
            {sorts.map(([value, word]) => (
              <option key={value} value={value}>
                {words[word]}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField
          id="group"
          name="group"
          label={words.group}
          value={shown.group ?? ''}
          onChange={(event) => show({ group: event.target.value || undefined })}
        >
          <option value="">{words.allGroups}</option>
          {groups.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {`${name} (${count})`}
            </option>
          ))}
          <option value="none">{words.noGroup}</option>
        </SelectField>
        <SelectField
          id="pageSize"
          name="pageSize"
          label={words.pageSize}
          value={shown.pageSize}
          onChange={(event) => show({ pageSize: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" look="quiet">
            {words.apply}
          </Button>
        </noscript>
      </form>
    </search>
  )
}
