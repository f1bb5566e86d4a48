// A book of a hundred pages as PDF and EPUB, and a hundred copies of each. A separate program with the code of web, whose
// memory is its own; prints its figures as JSON. Runs in the folder of web (scripts/bench/books.ts).
import path from 'node:path'
import { web } from '../lib/paths.mjs'

type File = { parts: () => Promise<Uint8Array[]> }
type Book = { chapters: unknown[] }

const { ebookFile }: { ebookFile: (document: Book, setting: object) => File } = await import(
  path.join(web, 'features/ebooks/ebook-file.ts')
)
const { fixtureBook }: { fixtureBook: (given: object) => Book } = await import(
  path.join(web, 'features/ebooks/fixtures/fixture-book.ts')
)

const copies = 100
const site = { siteName: 'KRONO', siteUrl: 'https://krono.example' }
const document = fixtureBook({ chapters: 20 })

const copyOf = (format: 'pdf' | 'epub', place: number) => {
  const buyer = { name: `Kovácsné Őry Ágnes ${place}`, copy: `copy-${place}` }
  return ebookFile(document, { format, buyer, ...site }).parts()
}
const memory = () => {
  globalThis.gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6
}
const timed = async <Result>(work: () => Promise<Result>) => {
  const from = performance.now()
  return { result: await work(), ms: performance.now() - from }
}

const figures: Record<string, number> = {}
for (const format of ['pdf', 'epub'] as const) {
  const first = await timed(() => copyOf(format, 0))
  const whole = Buffer.concat(first.result)
  figures[`${format} bytes`] = whole.byteLength
  figures[`${format} ms`] = first.ms
  if (format === 'pdf')
    figures.pages = whole.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
  const before = memory()
  const held: Uint8Array[][] = []
  const times: number[] = []
  for (let place = 1; place <= copies; place += 1) {
    const { result, ms } = await timed(() => copyOf(format, place))
    held.push(result)
    times.push(ms)
  }
  figures[`${format} copies MB`] = memory() - before
  figures[`${format} copy ms`] = Math.max(...times)
  if (held.length !== copies) throw new Error('A copy is missing.')
}
console.log(JSON.stringify(figures))
