import { inflateSync } from 'node:zlib'

const painting = /(?:^|\s)(?:f\*?|F|B\*?|b\*?|S|s|sh|Do|Tj|TJ)$/

/** Painting operators of a document outside of any marked content: a screen reader could not tell what they are. */
export function unmarkedPainting(bytes: Uint8Array): string[] {
  const found: string[] = []
  const file = Buffer.from(bytes)
  const streams = file.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g)
  for (const { index, 0: head } of streams) {
    const start = index + head.length
    const content = inflateSync(file.subarray(start)).toString('latin1')
    if (!/ (?:BDC|BMC)$/m.test(content)) continue
    let depth = 0
    for (const line of content.split('\n')) {
      if (/ (?:BDC|BMC)$/.test(line)) depth += 1
      else if (line === 'EMC') depth -= 1
      else if (depth === 0 && painting.test(line)) found.push(line)
    }
  }
  return found
}
