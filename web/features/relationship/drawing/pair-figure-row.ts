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
  /** How similar the two are here, in words. */
  label: string
  /** Mirror or shadow. */
  note?: string | undefined
  readings: Two<FigureReading>
}
