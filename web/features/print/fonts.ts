import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The faces of styles and their files (fonts/make.mts). */
const files = {
  prose: 'pdf-literata-400',
  slanted: 'pdf-literata-400-italic',
  strong: 'pdf-literata-600',
  plain: 'pdf-onest-400',
  bold: 'pdf-onest-600',
} as const

/** The faces of other scripts: one weight, for the letters that the face of a style lacks. */
const fallbackFiles = {
  armenian: 'pdf-armenian',
  georgian: 'pdf-georgian',
  hebrew: 'pdf-hebrew',
  arabic: 'pdf-arabic',
  devanagari: 'pdf-devanagari',
  thai: 'pdf-thai',
} as const

export type Face = keyof typeof files
export type FallbackFace = keyof typeof fallbackFiles

/** In the order in which letters are looked for. */
export const fallbackFaces = Object.keys(fallbackFiles) as FallbackFace[]

const load = () =>
  Promise.all(
    Object.entries({ ...files, ...fallbackFiles }).map(async ([face, file]) => ({
      face,
      data: await readFile(path.join(process.cwd(), 'fonts', `${file}.ttf`)),
    })),
  )

let loaded: ReturnType<typeof load> | undefined

/** Read once per process. */
export function pdfFonts() {
  loaded ??= load()
  return loaded
}
