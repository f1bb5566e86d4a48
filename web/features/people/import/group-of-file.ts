import { normalizeText } from '@/lib/contract/normalize-text'
import type { commonGroups } from '@/lib/contract/saved-dates'
import { visibleName } from './evaluate-person'

/** What the groups that everybody has are called in exports of ours, in any language. */
const commonNames = {
  family: ['Család', 'Family', 'Семья'],
  friends: ['Barátok', 'Friends', 'Друзья'],
} as const satisfies Record<(typeof commonGroups)[number], readonly string[]>

/** Longest name of a group; a longer one of a file is cut. */
const longestName = 40

type Groups = readonly { id: string; name: string }[]

/** A group as an import names it: by its id, or by the name of one that has yet to be made. */
export type GroupOfFile = { group: string | null; groupName: string | null }

/** Finds what a file writes as a group among those that there are, however it is written. */
export function readGroups(groups: Groups): (written: string) => GroupOfFile {
  const ids = new Map<string, string>()
  for (const [id, names] of Object.entries(commonNames)) {
    for (const name of names) ids.set(normalizeText(name), id)
  }
  // What the page itself calls a group goes first, and of two of one name the first.
  for (const { id, name } of groups.toReversed()) ids.set(normalizeText(name), id)
  return (written) => {
    const name = [...visibleName(written)].slice(0, longestName).join('').trim()
    const group = ids.get(normalizeText(name)) ?? null
    return { group, groupName: group || name === '' ? null : name }
  }
}

/** The groups that have yet to be made, once each as they are written first. */
export function groupsToMake(people: readonly GroupOfFile[]): string[] {
  const names = people.flatMap(({ groupName }) => groupName ?? [])
  return [
    ...new Map(names.toReversed().map((name) => [normalizeText(name), name])).values(),
  ].toReversed()
}
