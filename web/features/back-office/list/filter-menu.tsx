'use client'

import { useState } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import { PopUp } from '@/features/back-office/shell/pop-up'
import { FilterEditor, type FilterWords } from './filter-editor'
import type { Filterable } from './filterable'
import styles from './menu.module.css'
import { useListState } from './use-list-state'

type FilterMenuProps = {
  filters: readonly Filterable[]
  words: FilterWords & Record<'addFilter' | 'back', string>
}

/** Focuses the filter whose editor was closed. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

/** All filters of a list; the editor of a chosen filter replaces the menu. */
export function FilterMenu({ filters, words }: FilterMenuProps) {
  const [chosen, choose] = useState<string>()
  const [left, leave] = useState<string>()
  const names = filters.map(({ name }) => name)
  const { state, change } = useListState(names)
  const filter = filters.find(({ name }) => name === chosen)
  return (
    <PopUp label={`+ ${words.addFilter}`} className={pill.dashed}>
      {(close) =>
        filter ? (
          <>
            <button
              type="button"
              className={styles.back}
              onClick={() => {
                leave(chosen)
                choose(undefined)
              }}
            >
              {`‹ ${words.back}`}
            </button>
            <FilterEditor
              filter={filter}
              value={state[filter.name] ?? ''}
              words={words}
              onSet={(value) => {
                change({ [filter.name]: value === '' ? null : value })
                leave(undefined)
                choose(undefined)
                close()
              }}
            />
          </>
        ) : (
          <ul className={styles.choices}>
            {filters.map(({ name, label }) => (
              <li key={name}>
                <button
                  ref={name === left ? takeFocus : undefined}
                  type="button"
                  onClick={() => choose(name)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </PopUp>
  )
}
