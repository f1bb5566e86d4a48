// Cuts the letters of the first screen out of the @fontsource-variable files: `npm run fonts` in web.
// A first visit then loads a quarter of the bytes; fonts.css names the cuts beside the whole files.
// Pictures for sharing are drawn by a program that reads no variable and no compressed fonts: for them
// one weight of each family is written as TrueType. PDFs get every letter of a name that our fonts have.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

type Options = NonNullable<Parameters<typeof subsetFont>[2]>
const families = ['literata', 'onest'] as const
type Family = (typeof families)[number]
const scripts = ['latin', 'cyrillic'] as const
type Script = (typeof scripts)[number]

const require = createRequire(import.meta.url)
/** Letters that a page of a script needs at once; everything else comes from the package's own files. */
const letters: Record<Script, string> = require('./letters.json')
const folder = import.meta.dirname

const pdfLetters: { ranges: string[] } = require('./pdf-letters.json')

/** The source files that together hold a script's letters, richest first. */
const sources: Record<Script, string[]> = { latin: ['latin', 'latin-ext'], cyrillic: ['cyrillic'] }

/** The faces of PDFs, which variable files would not do for: name of the cut and of the source. */
const pdfFaces = {
  'literata-400': 'literata/400Regular/Literata_400Regular',
  'literata-400-italic': 'literata/400Regular_Italic/Literata_400Regular_Italic',
  'literata-600': 'literata/600SemiBold/Literata_600SemiBold',
  'onest-400': 'onest/400Regular/Onest_400Regular',
  'onest-600': 'onest/600SemiBold/Onest_600SemiBold',
}

const weights: Record<Family, number> = { literata: 500, onest: 400 }

async function cut(family: Family, subset: string, text: string, options: Options) {
  const file = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
  const font = await readFile(require.resolve(file))
  return subsetFont(font, text, options)
}

async function write(name: string, font: Buffer) {
  await writeFile(path.join(folder, name), font)
  console.log(name, font.length)
}

const forPages: Options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
}
const forPictures = (family: Family): Options => ({
  targetFormat: 'truetype',
  variationAxes: { wght: weights[family] },
})

for (const family of families) {
  for (const script of scripts) {
    for (const subset of sources[script]) {
      const text = letters[script]
      const name = `${family}-${subset}`
      await write(`${name}.woff2`, await cut(family, subset, text, forPages))
      await write(`${name}.ttf`, await cut(family, subset, text, forPictures(family)))
    }
  }
}

/** Every letter of ranges like `20-7e`, code points in hexadecimal. */
const lettersIn = (ranges: readonly string[]) =>
  ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => first + place)
    })
    .map((point) => String.fromCodePoint(point))
    .join('')

for (const [name, file] of Object.entries(pdfFaces)) {
  const font = await readFile(require.resolve(`@expo-google-fonts/${file}.ttf`))
  const text = lettersIn(pdfLetters.ranges)
  await write(`pdf-${name}.ttf`, await subsetFont(font, text, { targetFormat: 'truetype' }))
}
