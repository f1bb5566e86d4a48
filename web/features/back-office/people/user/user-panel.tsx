import { firstValue, type SearchParams } from '@/base/routing/search-params'
import type { ListName } from '@/lib/contract/back-office/lists'
import { eventGroups } from '@/lib/contract/back-office/person'
import { linkInList, readListAddress } from '../../list/list-address'
import { UserView } from './user-view'

/** What of the timeline an address says: `events` narrows it, `older` is how far it was turned. */
export async function readTimeline(searchParams: SearchParams) {
  const { events, older } = await searchParams
  return {
    group: eventGroups.find((group) => group === firstValue(events)),
    // An empty text is no place in it.
    before: firstValue(older) || undefined,
  }
}

type UserPanelProps = { id: string; list: ListName; path: string; searchParams: SearchParams }

/** A user beside the list in which they stand. */
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
