import { type Face, type FallbackFace, fallbackFaces } from './fonts'
import { type Family, hasEvery, lettersOf } from './letters'

/** A part of a text in one face. */
export type Run = { face: Face | FallbackFace; text: string }

const families: Record<Face, Family> = {
  prose: 'literata',
  slanted: 'literata',
  strong: 'literata',
  plain: 'onest',
  bold: 'onest',
}

/** Where letters are looked for after the face of the style: Literata has more than Onest. */
const larger: Record<Face, Face> = {
  prose: 'prose',
  slanted: 'slanted',
  strong: 'strong',
  plain: 'prose',
  bold: 'strong',
}

const fallbacks: ReadonlySet<string> = new Set(fallbackFaces)
const rightToLeft: ReadonlySet<string> = new Set<FallbackFace>(['hebrew', 'arabic'])

const familyOf = (face: Face | FallbackFace): Family =>
  fallbacks.has(face) ? (face as FallbackFace) : families[face as Face]

const attached = /[\p{M}\u200c\u200d]/u

/**
 * A text by the faces that have its letters, in reading order: the style's face wherever it has one. A mark stays in the
 * face of its letter.
 */
export function faceRuns(text: string, face: Face): Run[] {
  if (text !== '' && hasEvery(families[face], text)) return [{ face, text }]
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const wanted = [face, larger[face], ...fallbackFaces]
    if (last && attached.test(letter)) wanted.unshift(last.face as Face)
    const found = wanted.find((one) => lettersOf(familyOf(one)).has(letter)) ?? face
    if (last?.face === found) last.text += letter
    else runs.push({ face: found, text: letter })
  }
  return runs
}

/**
 * The same from left to right, as it is drawn. Words of a script from right to left change their order, as far as only
 * spaces part them: each name of a list keeps its place.
 */
export function drawnRuns(text: string, face: Face): Run[] {
  const runs = faceRuns(text, face)
  const isFromRight = (run: Run | undefined) => run !== undefined && rightToLeft.has(run.face)
  const drawn: Run[][] = []
  runs.forEach((run, place) => {
    const last = drawn.at(-1)
    const isGap = run.text.trim() === '' && isFromRight(runs[place + 1])
    if (last && isFromRight(last.at(-1)) && (isGap || isFromRight(run))) last.unshift(run)
    else drawn.push([run])
  })
  return drawn.flat()
}
