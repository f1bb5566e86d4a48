/**
 * A heading with everything below it, up to the next heading of the same or a higher level.
 */
type Section = { title: string; depth: number; body: string }

const heading = /^(#{1,6}) (.+)$/

/** A document without its fenced code blocks, which are examples. */
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

/** The anchor of a heading, as GitHub generates it. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Text without markup, line breaks and case, so that a quotation is found in any formatting. */
export const plain = (text: string) =>
  text
    .replace(/[*`\\]/g, '')
    .replace(/[\s|]+/g, ' ')
    .trim()
    .toLowerCase()
