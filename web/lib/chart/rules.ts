import { type ByChakra, type ChakraRow, chakras } from './chakras'
import { contourLimit } from './contour'
import { type LevelLimits, meanLimits, totalLimits } from './levels'
import { byChakra, mapSeven } from './seven'
import { balanceLimit } from './sides'
import { engineVersion } from './version'

/**
 * The numbers in the formulas that another version of the engine may change (engine §2, §4). `stepsOf` computes by any of
 * them; `chartOf` by those of the current version.
 */
export interface EngineRules {
  readonly version: string
  readonly periods: ByChakra<number>
  readonly meanLimits: LevelLimits
  readonly totalLimits: LevelLimits
  readonly balanceLimit: number
  readonly contourLimit: number
}

export const currentRules: EngineRules = Object.freeze({
  version: engineVersion,
  periods: Object.freeze(
    byChakra(
      mapSeven<ChakraRow, ChakraRow>(chakras, (row) => row),
      ({ period }): number => period,
    ),
  ),
  meanLimits,
  totalLimits,
  balanceLimit,
  contourLimit,
})

/** The rules of every released version, the current one last: a new version keeps the rows of the older ones. */
export const releasedRules: readonly EngineRules[] = Object.freeze([currentRules])
