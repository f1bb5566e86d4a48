import { currentRules, type EngineRules } from '@krono/chart'
import type { EngineDraft } from './engine-draft'

/** The rules of a draft: those of the current version with its changed numbers. */
export function draftRules(draft: EngineDraft, rules: EngineRules = currentRules): EngineRules {
  const { meanLow, meanAverage, meanHigh, totalLow, totalAverage, totalHigh } = draft
  const { balance, contour, ...periods } = draft
  const { crown, thirdEye, throat, heart, solarPlexus, sacral, root } = rules.periods
  return {
    version: 'draft',
    periods: {
      crown: periods.crown ?? crown,
      thirdEye: periods.thirdEye ?? thirdEye,
      throat: periods.throat ?? throat,
      heart: periods.heart ?? heart,
      solarPlexus: periods.solarPlexus ?? solarPlexus,
      sacral: periods.sacral ?? sacral,
      root: periods.root ?? root,
    },
    meanLimits: {
      low: meanLow ?? rules.meanLimits.low,
      average: meanAverage ?? rules.meanLimits.average,
      aboveAverage: meanHigh ?? rules.meanLimits.aboveAverage,
    },
    totalLimits: {
      low: totalLow ?? rules.totalLimits.low,
      average: totalAverage ?? rules.totalLimits.average,
      aboveAverage: totalHigh ?? rules.totalLimits.aboveAverage,
    },
    balanceLimit: balance ?? rules.balanceLimit,
    contourLimit: contour ?? rules.contourLimit,
  }
}
