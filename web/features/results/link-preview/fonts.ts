import { readFile } from 'node:fs/promises'
import path from 'node:path'

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const

const weights = { literata: 500, onest: 400 } as const

type Family = keyof typeof weights

/** Font families of a text: each file has its own name, because of files with the same name only one is read. */
export const familiesOf = (family: Family) =>
  subsets.map((subset) => `${family}-${subset}`).join(', ')

async function load() {
  const wanted = (Object.keys(weights) as Family[]).flatMap((family) =>
    subsets.map(async (subset) => {
      const name = `${family}-${subset}`
      const data = await readFile(path.join(process.cwd(), 'fonts', `${name}.ttf`))
      return { name, weight: weights[family], data }
    }),
  )
  return Promise.all(wanted)
}

let loaded: ReturnType<typeof load> | undefined

/** The letters of the three languages in one weight of each family (fonts/make.mts); read once. */
export function pictureFonts() {
  loaded ??= load()
  return loaded
}
