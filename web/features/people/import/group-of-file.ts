import { normalizeText } from '@/lib/contract/normalize-text'
import type { commonGroups } from '@/lib/contract/saved-dates'
import { visibleName } from './evaluate-person'

/** Names of the default groups in our exports, in all languages. */
const commonNames = {
  family: ['Család', 'Family', 'Семья'],
  friends: ['Barátok', 'Friends', 'Друзья'],
} as const satisfies Record<(typeof commonGroups)[number], readonly string[]>

/** Maximum length of a group's name; a longer one in a file is cut. */
const longestName = 40

type Groups = readonly { id: string; name: string }[]

/** A group in an import: its id, or the name of a new one. */
export type GroupOfFile = { group: string | null; groupName: string | null }

/** Matches a group's name in a file to an existing group, ignoring case and accents. */
export function readGroups(groups: Groups): (written: string) => GroupOfFile {
  const ids = new Map<string, string>()
  for (const [id, names] of Object.entries(commonNames)) {
    for (const name of names) ids.set(normalizeText(name), id)
  }
  // The current names of groups take precedence; of two with one name the first.
  for (const { id, name } of groups.toReversed()) ids.set(normalizeText(name), id)
  return (written) => {
    const name = [...visibleName(written)].slice(0, longestName).join('').trim()
    const group = ids.get(normalizeText(name)) ?? null
    return { group, groupName: group || name === '' ? null : name }
  }
}

/** The groups to create, once each, as first written. */
export function groupsToMake(people: readonly GroupOfFile[]): string[] {
  const names = people.flatMap(({ groupName }) => groupName ?? [])
  return [
    ...new Map(names.toReversed().map((name) => [normalizeText(name), name])).values(),
  ].toReversed()
}
