'use client'

import { useRef } from 'react'
import { fill } from '@/base/text/fill'
import type { PersonRole } from '@/lib/contract/analysis-kinds'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import { KnownPeople } from './known-people'
import styles from './people.module.css'
import type { PeopleSetup } from './people-setup'
import { PersonRow } from './person-row'
import type { Range } from './rows'
import { isBlank } from './stored-people'
import { usePeopleFields } from './use-people-fields'

type PeopleFieldsProps = PeopleSetup & {
  range: Range
  /** Parts that the people can have in this kind. */
  roles: readonly PersonRole[]
}

/** The people of an analysis: as many as its kind takes, typed or chosen. */
export function PeopleFields({ range, roles, ...setup }: PeopleFieldsProps) {
  const { known, words } = setup
  const part = useRef<HTMLFieldSetElement>(null)
  const { shown, aside, removed, ...people } = usePeopleFields({ ...setup, range, part })
  const isReady = useHydrated()
  const [fewest, most] = range
  const isOneOfMany = most > 1
  const hiddenNames = aside.filter((row) => !isBlank(row)).map(({ name, date }) => name || date)
  return (
    <fieldset ref={part} className={styles.people}>
      <legend tabIndex={-1}>{isOneOfMany ? words.whoMany : words.who}</legend>
      <KnownPeople {...known} onPick={people.pick} />
      {[...shown, ...aside].map((row, place) => (
        <PersonRow
          key={row.id}
          {...setup}
          row={row}
          roles={roles}
          place={place}
          isOneOfMany={isOneOfMany}
          isAside={place >= shown.length}
          hasFocus={row.id === people.added}
          onType={(patch) => people.type(row.id, patch)}
          onRemove={people.canRemove && isReady ? () => people.remove(row, place) : undefined}
        />
      ))}
      <div className={styles.below}>
        {people.canAdd && (
          <Button type="button" look="quiet" disabled={!isReady} onClick={people.add}>
            {words.add}
          </Button>
        )}
        {fewest < most && (
          <p className={styles.note}>{fill(words.count, { count: shown.length, most })}</p>
        )}
        <p role="status" className={styles.status}>
          {people.status}
        </p>
        {removed && (
          <button type="button" className={styles.remove} onClick={() => people.restore(removed)}>
            {words.undo}
          </button>
        )}
      </div>
      {hiddenNames.length > 0 && (
        <p className={styles.note}>{fill(words.aside, { names: hiddenNames.join(', ') })}</p>
      )}
    </fieldset>
  )
}
