import { chartOf, differingParts, type EngineRules, InvalidDateError, stepsOf } from '@krono/chart'
import type { CalculationFault } from '@krono/contract'
import { chartAttributesOf } from '../../members/users/facts/chart-attributes'
import type { Line } from './lines-of'

/**
 * The columns of a line: what its chart says in one word each, or its fault; and the parts of the chart in which the
 * rules of a draft have another result.
 */
export function computeLine({ birth, fault, ...line }: Line, draft: EngineRules | undefined) {
  if (birth === null || fault !== null) return faultyLine(line, fault ?? 'noDate')
  try {
    const { totalVitalEnergy, formula, contour } = chartOf(birth)
    const parts = draft ? differingParts(stepsOf(birth), stepsOf(birth, draft)) : []
    return {
      columns: {
        ...columnsOf(line),
        birth,
        fault: null,
        ...chartAttributesOf(birth),
        contour,
        vital: Math.round(totalVitalEnergy.value),
        formula,
        differs: parts.length > 0,
      },
      parts,
    }
  } catch (error) {
    if (error instanceof InvalidDateError) return faultyLine(line, 'noSuchDay')
    throw error
  }
}

type Named = Pick<Line, 'line' | 'label' | 'userId'>

const columnsOf = ({ line, label, userId }: Named) => ({ line, label, user_id: userId })

const faultyLine = (line: Named, fault: CalculationFault) => ({
  columns: {
    ...columnsOf(line),
    birth: null,
    fault,
    ...chartAttributesOf(null),
    contour: null,
    vital: null,
    formula: null,
    differs: false,
  },
  parts: [],
})
