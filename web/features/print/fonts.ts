import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The faces of a PDF and their files (fonts/make.mts). */
const files = {
  prose: 'pdf-literata-400',
  slanted: 'pdf-literata-400-italic',
  strong: 'pdf-literata-600',
  plain: 'pdf-onest-400',
  bold: 'pdf-onest-600',
} as const

export type Face = keyof typeof files

const load = () =>
  Promise.all(
    (Object.keys(files) as Face[]).map(async (face) => ({
      face,
      data: await readFile(path.join(process.cwd(), 'fonts', `${files[face]}.ttf`)),
    })),
  )

let loaded: ReturnType<typeof load> | undefined

/** Read once per process. */
export function pdfFonts() {
  loaded ??= load()
  return loaded
}
