/** A group of a pattern, or all of it: where its text begins and ends, and the bars between its alternatives. */
type Group = { start: number; end: number; bars: number[] }

/** @param source without the slashes */
function groupsOf(source: string): { groups: Group[]; anchors: number[] } {
  const groups: Group[] = []
  const anchors: number[] = []
  const open: Group[] = [{ start: 0, end: source.length, bars: [] }]
  let isInClass = false
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '\\') at += 1
    else if (sign === ']') isInClass = false
    else if (isInClass) continue
    else if (sign === '[') isInClass = true
    else if (sign === '^' || sign === '$') anchors.push(at)
    else if (sign === '|') open.at(-1)?.bars.push(at)
    else if (sign === '(') open.push({ start: at + 1 + headOf(source, at), end: 0, bars: [] })
    else if (sign === ')') {
      const group = open.pop()
      if (group) groups.push({ ...group, end: at })
    }
  }
  return { groups: [...open, ...groups], anchors }
}

/** `?:`, `?=`, `?<name>` … after the bracket. */
const headOf = (source: string, at: number) =>
  /^\?(?:<?[:=!]|<\w+>)/.exec(source.slice(at + 1))?.[0].length ?? 0

/** The same without one alternative. */
function withoutEach(source: string, { start, end, bars }: Group): string[] {
  if (bars.length === 0) return []
  const edges = [start - 1, ...bars, end]
  return edges.slice(0, -1).map((before, index) => {
    const after = edges[index + 1] ?? end
    return index === 0
      ? source.slice(0, start) + source.slice(after + 1)
      : source.slice(0, before) + source.slice(after)
  })
}

/** A regular expression without an anchor, an alternative, or "whatever the case". */
export function patternsOf(literal: string): string[] {
  const slash = literal.lastIndexOf('/')
  const source = literal.slice(1, slash)
  const flags = literal.slice(slash + 1)
  const { groups, anchors } = groupsOf(source)
  const sources = [
    ...anchors.map((at) => source.slice(0, at) + source.slice(at + 1)),
    ...groups.flatMap((group) => withoutEach(source, group)),
  ].filter((one) => one !== '' && one !== source)
  const anyCase = flags.includes('i') ? [`/${source}/${flags.replace('i', '')}`] : []
  return [...sources.map((one) => `/${one}/${flags}`), ...anyCase]
}
