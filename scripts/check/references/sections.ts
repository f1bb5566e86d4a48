/**
 * A heading with everything below it, up to the next one that is as high.
 */
type Section = { title: string; depth: number; body: string }

const heading = /^(#{1,6}) (.+)$/

/** Prose of a document: what stands between fences is an example. */
export const withoutFences = (text: string) =>
  text.replace(/^```.*?^```$/gms, (block) => block.replace(/[^\n]/g, ''))

/** @param text of a Markdown document */
export function sectionsOf(text: string): Section[] {
  const lines = withoutFences(text).split('\n')
  return lines.flatMap((line, index) => {
    const [, marks = '', title = ''] = heading.exec(line) ?? []
    if (marks === '') return []
    const rest = lines.slice(index + 1)
    const end = rest.findIndex((next) => (heading.exec(next)?.[1]?.length ?? 7) <= marks.length)
    const body = [title, ...(end === -1 ? rest : rest.slice(0, end))].join('\n')
    return [{ title, depth: marks.length, body }]
  })
}

/** The name under which a link finds a heading, as GitHub makes it. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Words without marks, line ends and case, so that a quotation is found however it is set. */
export const plain = (text: string) =>
  text
    .replace(/[*`\\]/g, '')
    .replace(/[\s|]+/g, ' ')
    .trim()
    .toLowerCase()
