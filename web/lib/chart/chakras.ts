/** The seven cycles, top to bottom: the order of every list in every result (engine §2). */
export const chakras = Object.freeze([
  { chakra: 'crown', cycle: 'spiritual', period: 53 },
  { chakra: 'thirdEye', cycle: 'intuitive', period: 38 },
  { chakra: 'throat', cycle: 'awareness', period: 48 },
  { chakra: 'heart', cycle: 'aesthetic', period: 43 },
  { chakra: 'solarPlexus', cycle: 'intellectual', period: 33 },
  { chakra: 'sacral', cycle: 'emotional', period: 28 },
  { chakra: 'root', cycle: 'physical', period: 23 },
] as const)
for (const row of chakras) Object.freeze(row)

/** A chakra's row: its key, the key of its cycle, and the cycle's period in days. */
export type ChakraRow = (typeof chakras)[number]
export type ChakraKey = ChakraRow['chakra']
export type CycleKey = ChakraRow['cycle']
export type ByChakra<Value> = Readonly<Record<ChakraKey, Value>>
export type ByCycle<Value> = Readonly<Record<CycleKey, Value>>

/** The index of each chakra in the table. */
export const places = Object.freeze({
  crown: 0,
  thirdEye: 1,
  throat: 2,
  heart: 3,
  solarPlexus: 4,
  sacral: 5,
  root: 6,
} as const) satisfies ByChakra<number>

export type Place = (typeof places)[ChakraKey]

/** The period of a chakra's cycle in days. */
export function periodOf(chakra: ChakraKey): number {
  return chakras[places[chakra]].period
}
