'use client'

import { lazy, Suspense, useState } from 'react'
import { readBirthDate } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import { nameLength } from '@/base/text/person-name'
import { UnprintableNote } from '@/features/print/unprintable-note'
import type { PersonRole } from '@/lib/contract/analysis-kinds'
import type { DateFieldWords } from '@/ui/date-field/date-field-words'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import styles from './people.module.css'
import { fieldsOf } from './read-people'
import { RoleField, type RoleWords } from './role-field'
import type { Row } from './rows'
import type { TypedPerson } from './stored-people'

const Portrait = lazy(() => import('./portrait'))

export type PersonWords = Record<
  'person' | 'name' | 'nameHint' | 'unprintable' | 'remove' | 'removeOf',
  string
> &
  RoleWords & { dateField: DateFieldWords }

type PersonRowProps = {
  row: Row
  roles: readonly PersonRole[]
  place: number
  /** One of several people: shows a number. */
  isOneOfMany: boolean
  isAside: boolean
  hasFocus: boolean
  words: PersonWords
  order: DateOrder
  /** `YYYY-MM-DD` */
  today: string
  onType: (patch: Partial<TypedPerson>) => void
  onRemove: (() => void) | undefined
}

/** A person of the analysis: name, date, and the figure drawn from the date. */
export function PersonRow({
  row,
  roles,
  place,
  words,
  order,
  today,
  onType,
  ...rest
}: PersonRowProps) {
  // The fields are uncontrolled; the row only listens to them.
  const [start] = useState(row)
  const { isOneOfMany, isAside, onRemove } = rest
  const fields = fieldsOf(place)
  const date = readBirthDate(row.date, { order, latest: today })
  const number = fill(words.person, { number: place + 1 })
  return (
    <fieldset className={styles.person} hidden={isAside} disabled={isAside}>
      <legend className={isOneOfMany ? undefined : 'visually-hidden'}>{number}</legend>
      <div className={styles.portrait} data-is-drawn={date !== undefined} aria-hidden="true">
        {date && (
          <Suspense>
            <Portrait date={date} />
          </Suspense>
        )}
      </div>
      <div className={styles.fields}>
        <Field
          name={fields.name}
          label={words.name}
          hint={
            <>
              {place === 0 && <span>{words.nameHint} </span>}
              <UnprintableNote name={row.name} text={words.unprintable} />
            </>
          }
          defaultValue={start.name}
          maxLength={nameLength}
          autoComplete="off"
          // A button added the row: its name receives the focus.
          autoFocus={rest.hasFocus}
          required
          onChange={({ target }) => onType({ name: target.value })}
        />
        <DateInput
          name={fields.date}
          words={place === 0 ? words.dateField : { ...words.dateField, hint: '' }}
          defaultValue={start.date}
          latest={today}
          autoComplete="off"
          onValue={(text) => onType({ date: text })}
        />
        {roles.length > 0 && (
          <RoleField
            // Another kind has other parts.
            key={roles.join()}
            name={fields.role}
            role={row.role}
            roles={roles}
            words={words}
            hasHint={place === 0}
            onChoose={(role) => onType({ role })}
          />
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fill(words.removeOf, { name: row.name.trim() || number })}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      )}
    </fieldset>
  )
}
