'use client'

import type { SavedDate } from '@/lib/contract/saved-dates'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './people-list.module.css'
import type { useSelection } from './use-selection'

type TickPageProps = {
  people: readonly SavedDate[]
  selection: ReturnType<typeof useSelection>
  label: string
}

/** Selects all people on the page of the list, or none. */
export function TickPage({ people, selection, label }: TickPageProps) {
  const isReady = useHydrated()
  const ticked = people.filter(({ id }) => selection.people.has(id)).length
  const isAll = ticked === people.length
  return (
    <label className={styles.page}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && !isAll
        }}
        type="checkbox"
        checked={isAll}
        disabled={!isReady}
        onChange={() => selection.tickAll(people, !isAll)}
      />
      <span>{label}</span>
    </label>
  )
}
