import { fewestPeople } from '@krono/contract'
import { forbidden } from 'next/navigation'
import { InvitationsCard } from '@/features/relationship/invitations/invitations-card'
import { askAsUser } from '@/server/session/get-session'
import type { TabProps } from '../tab-props'
import { choosePair } from './choose-pair'
import { PeopleBoard } from './people-board'
import { Result } from './result'

/**
 * The relationship calculator (spec §2). The compared people are stored in the account, never in an address:
 * `show=result` computes the list, `pair=<id>.<id>` two of it.
 */
export async function RelationshipTab({ user, query }: TabProps) {
  if (user.tier === 'free') forbidden()
  const list = await askAsUser({ endpoint: 'relationshipList' })
  // A session that ended meanwhile gives an empty list; the next request redirects to the login.
  const people = list?.people ?? []
  const isAsked = query.show === 'result'
  if (isAsked && people.length >= fewestPeople) {
    return <Result user={user} people={people} pair={choosePair(people, query.pair)} />
  }
  return (
    <>
      <PeopleBoard user={user} people={people} isRequested={isAsked} />
      <InvitationsCard user={user} />
    </>
  )
}
