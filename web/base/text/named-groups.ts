import { commonGroups, type DateGroup } from '@krono/contract'
import { translations } from '@/base/words/translations'

/** A group of saved dates with its displayed name. */
export type NamedGroup = { id: string; name: string; isOwn: boolean; count: number }

/** The common groups, then the member's own; `counts` are people by group id. */
export function nameGroups(
  own: readonly DateGroup[],
  counts: Record<string, number>,
): NamedGroup[] {
  const t = translations('database.groups')
  const common = commonGroups.map((id) => ({ id, name: t(id), isOwn: false }))
  const others = own.map((group) => ({ ...group, isOwn: true }))
  return [...common, ...others].map((group) => ({ ...group, count: counts[group.id] ?? 0 }))
}
