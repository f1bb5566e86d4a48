import type { SvgTag } from './svg-tags'

/** More than any drawing of ours has; whoever draws it, draws each part once for each time it is shown. */
const mostParts = 20_000
const deepest = 100
const longestChain = 500

type Part = { name: string; ids: string[]; shows: string[]; children: Part[] }

/**
 * Whether a drawing can be drawn: its tags fit into each other, and with all that is shown a second time (`use`,
 * patterns, masks, markers) it has no more parts than a large drawing has. Ten lines that each show the one before ten
 * times are ten thousand million.
 */
export function isDrawableSvg(tags: readonly SvgTag[]): boolean {
  const root = treeOf(tags)
  if (!root) return false
  // Programs differ about which of two with one id is meant.
  const named = new Map<string, Part[]>()
  const note = (part: Part) => {
    for (const id of part.ids) named.set(id, [...(named.get(id) ?? []), part])
    part.children.forEach(note)
  }
  note(root)
  const known = new Map<Part, number>()
  const open = new Set<Part>()
  /** Parts that are drawn for this one; what shows itself has no end. */
  const partsOf = (part: Part): number => {
    const counted = known.get(part)
    if (counted !== undefined) return counted
    if (open.has(part) || open.size > longestChain) return Number.POSITIVE_INFINITY
    open.add(part)
    const shown = part.shows.flatMap((id) => named.get(id) ?? [])
    const parts = [...part.children, ...shown].reduce((sum, one) => sum + partsOf(one), 1)
    open.delete(part)
    known.set(part, parts)
    return parts
  }
  return partsOf(root) <= mostParts
}

function treeOf(tags: readonly SvgTag[]): Part | undefined {
  if (tags.length > 2 * mostParts) return undefined
  const whole: Part = { name: '', ids: [], shows: [], children: [] }
  const path = [whole]
  for (const { name, attributes, isEnd, isEmpty } of tags) {
    const around = path.at(-1)
    if (isEnd) {
      if (around?.name !== name || path.length === 1) return undefined
      path.pop()
    } else {
      const ids = attributes.filter(([key]) => key === 'id').map(([, value]) => value)
      const part: Part = { name, ids, shows: attributes.flatMap(shownBy), children: [] }
      around?.children.push(part)
      if (!isEmpty) path.push(part)
      if (path.length > deepest) return undefined
    }
  }
  return path.length === 1 ? whole : undefined
}

/** What an attribute refers to: `href="#a"`, `fill="url(#a)"`, also several in a style. */
function shownBy([key, value]: [string, string]): string[] {
  if (/href$/i.test(key)) return [value.slice(1)]
  return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => decoded(id))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
