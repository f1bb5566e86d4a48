import { type ChakraKey, chakras } from '@krono/chart'
import { type Age, everyAge, readerAges } from '../../analyses/compose/particular/age'
import type { Translated } from '../subject-words'

/** Ages of the people for whom a text is true: of everybody in it, or of the first and the second of a pair. */
export type Readers = readonly [readonly Age[]] | readonly [readonly Age[], readonly Age[]]

export type TextTable = {
  title: Translated
  /** Key parts of the rows and columns (`part-words`). */
  rows: readonly string[]
  columns: readonly string[]
  keyOf: (row: string, column: string) => string
  readers: (row: string, column: string) => Readers
}

/** Key with the row's or the column's part first. */
export const rowFirst = (row: string, column: string) => `${row}.${column}`
export const columnFirst = (row: string, column: string) => `${column}.${row}`

/** Texts for readers of 13 or older. */
export const fromTeens = (): Readers => [readerAges]
export const forEverybody = (): Readers => [everyAge]

export const levels = ['low', 'average', 'aboveAverage', 'extremelyHigh']
export const chakraKeys = chakras.map(({ chakra }): ChakraKey => chakra)
export const sides = ['intake', 'release']
export const characters = chakraKeys.flatMap((chakra) => sides.map((side) => `${chakra}-${side}`))
export const kinds = ['synchronic', 'converse', 'learner', 'teacher']
export const types = [...kinds.flatMap((kind) => [`${kind}-karmic`, `${kind}-fate`]), 'open']
export const levelKeys = ['physical', 'emotional', 'intellectual']
export const labels = ['perfectly', 'mostly', 'hardly', 'notAtAll']
export const thirds = ['low', 'middle', 'high']

/** Every pair of chakras; ordered ones both ways. */
export const pairsOf = (isOrdered: boolean) =>
  chakraKeys.flatMap((one, place) =>
    chakraKeys
      .filter((other, at) => (isOrdered ? other !== one : at > place))
      .map((other) => `${one}-${other}`),
  )

/** Variants of each of some parts: `low1`, `low2`. */
export const variants = (parts: readonly string[], count: number) =>
  parts.flatMap((part) => Array.from({ length: count }, (_, place) => `${part}${place + 1}`))

export const numbers = (count: number) => variants([''], count)
