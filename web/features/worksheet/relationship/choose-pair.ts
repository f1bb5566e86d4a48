import type { RelationshipEntry } from '@krono/contract'
import type { Two } from '@/features/relationship/people'

type Pair = Two<RelationshipEntry>

/** `pair=<id>.<id>` of an address. */
export const pairQuery = ([first, second]: Two<{ id: string }>) => `${first.id}.${second.id}`

/** Two people of a list by their ids; a list of two is always a pair, independent of the address. */
export function choosePair(people: readonly RelationshipEntry[], query = ''): Pair | undefined {
  const ids = query.split('.')
  const asked = ids.flatMap((id) => people.find((one) => one.id === id) ?? [])
  return pairOf(people) ?? (ids.length === 2 ? pairOf(asked) : undefined)
}

function pairOf(people: readonly RelationshipEntry[]): Pair | undefined {
  const [first, second, ...others] = people
  return first && second && first !== second && others.length === 0 ? [first, second] : undefined
}
