import { Zip, ZipPassThrough } from 'fflate'
import { yieldToOthers } from '@/features/print/yield-to-others'

export type ZipEntry = { name: string; bytes: Uint8Array }

/**
 * A ZIP file that is made while the client reads it, one entry at a time: neither the archive nor its entries are stored.
 * The entries are compressed already.
 */
export function zipStream(entries: AsyncIterator<ZipEntry>): ReadableStream<Uint8Array> {
  let isOver = false
  let zip: Zip
  return new ReadableStream<Uint8Array>({
    start(out) {
      zip = new Zip((error, chunk, isFinal) => {
        if (error) return out.error(error)
        out.enqueue(chunk)
        if (isFinal) out.close()
      })
    },
    async pull() {
      if (isOver) return
      const { value, done } = await entries.next()
      if (done) {
        isOver = true
        return zip.end()
      }
      const file = new ZipPassThrough(value.name)
      zip.add(file)
      file.push(value.bytes, true)
      await yieldToOthers()
    },
    async cancel() {
      isOver = true
      await entries.return?.()
    },
  })
}
