'use client'

import type { ComponentProps } from 'react'
import type { DateOrder } from '@/base/text/date-text'
import { nameLength } from '@/base/text/person-name'
import type { SavedDate } from '@/lib/contract/saved-dates'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { useFault } from '@/ui/form/form-context'
import { dateOf, textOf } from '@/ui/form/read-values'
import { SelectField } from '@/ui/form/select-field'
import type { DatabaseSetup } from './database-setup'
import styles from './person-fields.module.css'

type PersonFieldsProps = { id: string; person?: SavedDate; setup: DatabaseSetup }

/** Name, date and group of a saved person; a date that the person entered cannot be changed by others. */
export function PersonFields({ id, person, setup }: PersonFieldsProps) {
  const { words, dateWords, groups } = setup
  return (
    <div className={styles.fields}>
      {person?.isInvited ? (
        <p className={styles.invited}>{words.list.invitedHint}</p>
      ) : (
        <>
          <Field
            id={`${id}-name`}
            name="name"
            label={words.list.name}
            defaultValue={person?.name}
            maxLength={nameLength}
            autoComplete="off"
            // A button opened the form: it receives the focus.
            autoFocus
          />
          <DateInput name="date" words={dateWords} date={person?.date} autoComplete="off" />
        </>
      )}
      <GroupField
        id={`${id}-group`}
        name="group"
        label={words.list.group}
        defaultValue={person?.group ?? ''}
        autoFocus={person?.isInvited}
      >
        <option value="">{words.filters.noGroup}</option>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.name}
          </option>
        ))}
      </GroupField>
    </div>
  )
}

/** A group that was deleted elsewhere meanwhile counts as none. */
function GroupField(field: ComponentProps<typeof SelectField>) {
  const { error } = useFault('group')
  return <SelectField {...field} error={error} />
}

/** The values in the form of the calls. */
export const readPerson = (values: FormData, order: DateOrder) => ({
  name: textOf(values, 'name'),
  date: dateOf(values, 'date', order),
  group: textOf(values, 'group') || null,
})
