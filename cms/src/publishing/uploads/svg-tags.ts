const tag =
  /^<(\/?)([A-Za-z][A-Za-z]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const skipped = /^(?:<!--(?:(?!--)[\s\S])*-->|[^<]+)/
const beginning = /^\ufeff?\s*(?:<\?xml\s+version=["'][\d.]+["'][^<>?]*\?>\s*)?/

export type SvgTag = {
  name: string
  attributes: [name: string, value: string][]
  isEnd: boolean
  isEmpty: boolean
}

/** The tags of an SVG in order; undefined if it contains anything else (a document type, CDATA …). */
export function readSvgTags(source: string): SvgTag[] | undefined {
  const tags: SvgTag[] = []
  let rest = source.replace(beginning, '')
  while (rest !== '') {
    const [comment] = skipped.exec(rest) ?? []
    const found = comment === undefined ? tag.exec(rest) : null
    if (comment === undefined && !found) return undefined
    if (found) {
      const [, end, name = '', written = '', empty] = found
      const attributes = [...written.matchAll(attribute)].map(
        ([, key = '', double, single]): [string, string] => [key, double ?? single ?? ''],
      )
      tags.push({ name, attributes, isEnd: end === '/', isEmpty: empty === '/' })
    }
    rest = rest.slice((comment ?? found?.[0] ?? rest).length)
  }
  return tags
}
