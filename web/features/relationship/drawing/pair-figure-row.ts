import type { ChakraReading } from '@krono/chart'
import type { Two } from '../people'

export type FigureReading = Pick<
  ChakraReading,
  'energy' | 'octant' | 'intakeContour' | 'releaseContour'
>

export type PairFigureRow = {
  /** Chakra key, also the name of its colour. */
  key: string
  name: string
  /** Similarity of the two here, as text. */
  label: string
  /** Mirror or shadow. */
  note?: string | undefined
  readings: Two<FigureReading>
}
