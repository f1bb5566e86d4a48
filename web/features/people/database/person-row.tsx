'use client'

import Link from 'next/link'
import { linkToTab } from '@/base/routing/links'
import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import type { SavedDate } from '@/lib/contract/saved-dates'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { DatabaseSetup } from './database-setup'
import styles from './people-list.module.css'

type PersonRowProps = {
  person: SavedDate
  setup: DatabaseSetup
  isTicked: boolean
  onTick: (person: SavedDate) => void
  onEdit: (id: string) => void
  onDelete: (person: SavedDate) => void
}

export function PersonRow({ person, setup, isTicked, ...on }: PersonRowProps) {
  const words = setup.words.list
  const isReady = useHydrated()
  const { id, name, date } = person
  const group = setup.groups.find((one) => one.id === person.group)
  return (
    <tr>
      <td className={styles.tick}>
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={!isReady}
            aria-label={fill(words.select, { name })}
            onChange={() => on.onTick(person)}
          />
        </label>
      </td>
      <th scope="row" className={styles.name}>
        <Link href={linkToTab('calculator', { name, date })} prefetch={false}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={styles.date}>{formatDateText(date, setup.order)}</td>
      <td className={styles.group}>
        {group && <span>{group.name}</span>}
        {person.isInvited && <small>{words.invited}</small>}
      </td>
      <td className={styles.actions}>
        <button
          id={`edit-${id}`}
          type="button"
          disabled={!isReady}
          aria-label={fill(words.editOf, { name })}
          onClick={() => on.onEdit(id)}
        >
          {words.edit}
        </button>
        <button
          type="button"
          disabled={!isReady}
          aria-label={fill(words.deleteOf, { name })}
          onClick={() => on.onDelete(person)}
        >
          {words.delete}
        </button>
      </td>
    </tr>
  )
}
