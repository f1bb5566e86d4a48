import type { Prose } from './outline'

/** What one text is chosen from, best first. */
export type Slot = readonly Prose[]

/**
 * Chooses a text for each slot so that as few as possible repeat (maximum bipartite matching, Kuhn's algorithm): the
 * first that fits, though an earlier slot may give up its text for another of its own. Where all are used, the one that
 * was used least repeats; an empty slot gets none. The slots of a document come in an order that does not depend on how
 * people were typed.
 */
export function assign(slots: readonly Slot[]): (Prose | undefined)[] {
  const holders = new Map<string, number>()
  const chosen: (Prose | undefined)[] = slots.map(() => undefined)

  function take(place: number, prose: Prose) {
    holders.set(prose.key, place)
    chosen[place] = prose
    return true
  }

  function find(place: number, tried: Set<string>): boolean {
    const slot = slots[place] ?? []
    const free = slot.find(({ key }) => !holders.has(key))
    if (free) return take(place, free)
    for (const prose of slot.filter(({ key }) => !tried.has(key))) {
      tried.add(prose.key)
      const holder = holders.get(prose.key)
      if (holder !== undefined && find(holder, tried)) return take(place, prose)
    }
    return false
  }

  const left = slots.flatMap((_, place) => (find(place, new Set()) ? [] : [place]))
  const uses = new Map<string, number>()
  const usesOf = ({ key }: Prose) => uses.get(key) ?? (holders.has(key) ? 1 : 0)
  for (const place of left) {
    const [first, ...others] = slots[place] ?? []
    if (!first) continue
    const least = others.reduce((best, one) => (usesOf(one) < usesOf(best) ? one : best), first)
    uses.set(least.key, usesOf(least) + 1)
    chosen[place] = least
  }
  return chosen
}

/** The texts of each owner, one from each of its slots. */
export function assignTo<Owner>(
  owners: readonly Owner[],
  slotsOf: (owner: Owner) => readonly Slot[],
): ReadonlyMap<Owner, readonly Prose[]> {
  const rows = owners.map((owner) => ({ owner, slots: slotsOf(owner) }))
  const chosen = assign(rows.flatMap(({ slots }) => slots)).values()
  return new Map(
    rows.map(({ owner, slots }) => [owner, slots.flatMap(() => chosen.next().value ?? [])]),
  )
}
