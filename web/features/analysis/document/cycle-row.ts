import { type ChakraRow, chakras } from '@krono/chart'

/** The engine's row of a chakra that a document names. */
export function cycleRow(chakra: string): ChakraRow {
  const row = chakras.find((one) => one.chakra === chakra)
  if (!row) throw new RangeError(`no chakra is called ${chakra}`)
  return row
}
