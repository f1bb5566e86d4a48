// Also a program of its own, in the image of web: prints the options of Node for this machine or container.
import { totalmem } from 'node:os'
import { pathToFileURL } from 'node:url'

const megabyte = 1024 * 1024

/** What else web holds: code, pictures while they are made, buffers, what Node itself takes. */
const shareOfHeap = 0.35
const leastHeapMegabytes = 192
/** With it web stays below what it is held to (quality, "Figures"), whatever comes. */
const mostHeapMegabytes = 512

/** What this machine has, or the container as much as it may take. */
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
 * What holds web to its memory (quality, "Figures"): its heap, a share of the machine's memory, and the part of it that
 * requests fill anew, of which there are three. What making pictures takes goes back to the machine, where else each
 * thread would hold on to it.
 */
export const webBounds = {
  args: [`--max-old-space-size=${heapMegabytes(availableMemory())}`, '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(webBounds.args.join(' '))
}
