/** Bytes that are handed on at a time: what a slow client has not read stays where it is shared. */
const chunk = 65_536

export const sizeOfParts = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, { byteLength }) => sum + byteLength, 0)

/** The bytes from `start` up to `end` of several parts in a row, read as the client takes them. */
export function streamOfParts(
  parts: readonly Uint8Array[],
  start: number,
  end: number,
): ReadableStream<Uint8Array> {
  const chunks = chunksOf(parts, start, end)
  return new ReadableStream({
    pull(controller) {
      const { value, done } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function* chunksOf(parts: readonly Uint8Array[], start: number, end: number) {
  let before = 0
  for (const part of parts) {
    const last = Math.min(part.byteLength, end - before)
    for (let at = Math.max(0, start - before); at < last; at += chunk) {
      yield part.subarray(at, Math.min(at + chunk, last))
    }
    before += part.byteLength
  }
}
