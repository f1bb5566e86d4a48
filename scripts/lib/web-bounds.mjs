// Run as a program, in the image of web: prints the Node options for this machine or container.
import { totalmem } from 'node:os'
import { pathToFileURL } from 'node:url'

const megabyte = 1024 * 1024

/** Share of the heap in the memory. Web also holds code, images in processing, buffers, and what Node itself needs. */
const shareOfHeap = 0.35
const leastHeapMegabytes = 192
/** Keeps web below its memory limit (quality, "Figures") under any load. */
const mostHeapMegabytes = 512

/** Memory of this machine, or the memory limit of the container, in bytes. */
export function availableMemory() {
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/** @param {number} memory bytes */
export function heapMegabytes(memory) {
  const share = Math.floor((memory / megabyte) * shareOfHeap)
  return Math.max(leastHeapMegabytes, Math.min(mostHeapMegabytes, share))
}

/**
 * Options that limit the memory of web (quality, "Figures"): the heap as a share of the machine's memory, and the size of
 * a semi-space, of which V8 has three. The malloc settings return memory of image processing to the system; otherwise
 * each thread would retain its own.
 */
export const webBounds = {
  args: [`--max-old-space-size=${heapMegabytes(availableMemory())}`, '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(webBounds.args.join(' '))
}
