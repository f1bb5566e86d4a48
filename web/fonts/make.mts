// Creates font subsets with the letters of the first screen from @fontsource-variable: `npm run fonts` in web.
// A first visit then loads a quarter of the bytes; fonts.css uses the subsets beside the complete files.
// The renderer of pictures for sharing cannot read variable or compressed fonts: for it one weight of each family is
// written as TrueType. PDFs get all letters that names may contain and that our fonts have, and for the letters of other
// scripts one face of Noto each.
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
/** Letters of the first screen by script; other letters come from the package's own files. */
const letters: Record<Script, string> = require('./letters.json')
const folder = import.meta.dirname

/** Letters of the fonts of PDFs, as ranges of hexadecimal code points; a test compares them with the fonts. */
const pdfLetters: Record<string, string[]> = require('./pdf-letters.json')

/** Source files with the letters of a script, the one with the most letters first. */
const sources: Record<Script, string[]> = { latin: ['latin', 'latin-ext'], cyrillic: ['cyrillic'] }

/** Font faces of PDFs, which cannot use variable fonts: source file by name of the subset. */
const pdfFaces = {
  'literata-400': 'literata/400Regular/Literata_400Regular',
  'literata-400-italic': 'literata/400Regular_Italic/Literata_400Regular_Italic',
  'literata-600': 'literata/600SemiBold/Literata_600SemiBold',
  'onest-400': 'onest/400Regular/Onest_400Regular',
  'onest-600': 'onest/600SemiBold/Onest_600SemiBold',
}

/** Fallback faces of PDFs, for the letters that the others lack: the family by name of the script. */
const pdfFallbacks = {
  armenian: 'noto-serif-armenian',
  georgian: 'noto-serif-georgian',
  hebrew: 'noto-serif-hebrew',
  arabic: 'noto-naskh-arabic',
  devanagari: 'noto-serif-devanagari',
  thai: 'noto-serif-thai',
}

const weights: Record<Family, number> = { literata: 500, onest: 400 }

async function createSubset(family: Family, subset: string, text: string, options: Options) {
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
      await write(`${name}.woff2`, await createSubset(family, subset, text, forPages))
      await write(`${name}.ttf`, await createSubset(family, subset, text, forPictures(family)))
    }
  }
}

/** All letters of ranges like `20-7e` (hexadecimal code points). */
const lettersIn = (ranges: readonly string[]) =>
  ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => first + place)
    })
    .map((point) => String.fromCodePoint(point))
    .join('')

const lettersOf = (name: string) => lettersIn(pdfLetters[name.split('-')[0] ?? ''] ?? [])

for (const [name, file] of Object.entries(pdfFaces)) {
  const font = await readFile(require.resolve(`@expo-google-fonts/${file}.ttf`))
  await write(
    `pdf-${name}.ttf`,
    await subsetFont(font, lettersOf(name), { targetFormat: 'truetype' }),
  )
}

for (const [script, family] of Object.entries(pdfFallbacks)) {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`
  const font = await readFile(require.resolve(file))
  const regular: Options = { targetFormat: 'truetype', variationAxes: { wght: 400 } }
  await write(`pdf-${script}.ttf`, await subsetFont(font, lettersOf(script), regular))
}
