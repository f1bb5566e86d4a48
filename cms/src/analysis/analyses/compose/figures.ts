import {
  type ByChakra,
  type ChakraKey,
  type ChakraRow,
  chakras,
  phaseOf,
  type Relationship,
  settle,
} from '@krono/chart'

/** A figure per chakra, as a double: sums and comparisons use these, never the published values (engine §8). */
export type Figures = ByChakra<number>

export function figuresOf(make: (row: ChakraRow) => number): Figures {
  const [crown, thirdEye, throat, heart, solarPlexus, sacral, root] = chakras
  return {
    crown: make(crown),
    thirdEye: make(thirdEye),
    throat: make(throat),
    heart: make(heart),
    solarPlexus: make(solarPlexus),
    sacral: make(sacral),
    root: make(root),
  }
}

/** The seven energies of a birth date (engine §3). */
export const energiesOf = (date: string): Figures =>
  figuresOf(({ chakra, period }) => {
    const { phase } = phaseOf(chakra, date)
    return 50 + 50 * Math.sin((2 * Math.PI * phase) / period)
  })

/** The seven similarities of two people (engine §5). */
export const similaritiesOf = (relationship: Relationship): Figures =>
  figuresOf(({ chakra, period }) => {
    const { offsetDays } = relationship.chakras[chakra]
    return 50 + 50 * Math.cos((2 * Math.PI * offsetDays) / period)
  })

/** 0 for an empty list, as in the engine for an empty side (engine §4). */
export const meanOf = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length

export const meanAt = (figures: Figures, members: readonly ChakraKey[]): number =>
  meanOf(members.map((chakra) => figures[chakra]))

export const allChakras: readonly ChakraKey[] = chakras.map(({ chakra }) => chakra)

/** The chakra with the most and the one with the least energy; a tie goes to the one nearest the root (engine §4). */
export function extremesOf(figures: Figures): { strongest: ChakraKey; weakest: ChakraKey } {
  const settled = (chakra: ChakraKey) => settle(figures[chakra])
  return {
    strongest: allChakras.reduce((best, key) => (settled(key) >= settled(best) ? key : best)),
    weakest: allChakras.reduce((best, key) => (settled(key) <= settled(best) ? key : best)),
  }
}

/** Figures that differ by no more are equal: the threshold of the engine's contour (engine §4). */
export const alike = 10
