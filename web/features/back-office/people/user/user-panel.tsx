import { firstValue, type SearchParams } from '@/base/routing/search-params'
import type { ListName } from '@/lib/contract/back-office/lists'
import { eventGroups } from '@/lib/contract/back-office/person'
import { linkInList, readListAddress } from '../../list/list-address'
import { UserView } from './user-view'

/** Timeline parameters of an address: `events` filters it, `older` is the cursor. */
export async function readTimeline(searchParams: SearchParams) {
  const { events, older } = await searchParams
  return {
    group: eventGroups.find((group) => group === firstValue(events)),
    // An empty text is not a cursor.
    before: firstValue(older) || undefined,
  }
}

type UserPanelProps = { id: string; list: ListName; path: string; searchParams: SearchParams }

/** A user beside the list. */
export async function UserPanel({ id, list, path, searchParams }: UserPanelProps) {
  const address = await readListAddress(list, searchParams)
  return (
    <UserView
      id={id}
      {...(await readTimeline(searchParams))}
      hrefOf={({ group, before }) =>
        linkInList(path, address, { panel: id, events: group, older: before })
      }
    />
  )
}
