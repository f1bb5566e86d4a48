import type { SvgTag } from './svg-tags'

/** More than any of our drawings has; a renderer draws each part once per reference. */
const mostParts = 20_000
const deepest = 100
const longestChain = 500

type Part = { name: string; ids: string[]; shows: string[]; children: Part[] }

/**
 * Whether an SVG can be rendered: its tags are nested correctly, and with all repeated parts (`use`, patterns, masks,
 * markers) it has no more parts than a large drawing. Ten lines that each reference the previous one ten times expand
 * to ten thousand million parts.
 */
export function isDrawableSvg(tags: readonly SvgTag[]): boolean {
  const root = treeOf(tags)
  if (!root) return false
  // Renderers differ on which of two elements with the same id is meant.
  const named = new Map<string, Part[]>()
  const register = (part: Part) => {
    for (const id of part.ids) named.set(id, [...(named.get(id) ?? []), part])
    part.children.forEach(register)
  }
  register(root)
  const known = new Map<Part, number>()
  const open = new Set<Part>()
  /** The number of parts drawn for this one; infinite for a cycle. */
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

/** The ids that an attribute references: `href="#a"`, `fill="url(#a)"`, also several in a style. */
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
