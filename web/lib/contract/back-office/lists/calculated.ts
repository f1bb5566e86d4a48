import { calculationFaults } from '../calculation-words'
import {
  attributeChakras,
  attributeLeads,
  attributeLevels,
  attributeSides,
} from '../chart-attributes'
import type { ListShape } from './list-shape'
import { characterKeys } from './users'

const contourShapes = ['level', 'hill', 'valley', 'rising', 'falling'] as const

const level = { kind: 'choice', of: attributeLevels, isFilterOnly: true } as const

/** The dates of calculations with what the engine says of them; a page shows those of one calculation. */
export const calculatedList = {
  area: 'read',
  columns: {
    line: { kind: 'number', isSortable: true },
    calculation: { kind: 'text', isFilterOnly: true, isFixed: true },
    birth: { kind: 'text', isSortable: true },
    label: { kind: 'text', isUnfiltered: true },
    character: { kind: 'choice', of: characterKeys, isSortable: true },
    strongest: { kind: 'choice', of: attributeChakras, isHiddenFirst: true },
    quietest: { kind: 'choice', of: attributeChakras },
    side: { kind: 'choice', of: attributeSides },
    leading: { kind: 'choice', of: attributeLeads },
    shape: { kind: 'choice', of: contourShapes },
    vital: { kind: 'number', isSortable: true },
    formula: { kind: 'text', isHiddenFirst: true },
    differs: { kind: 'flag', isHiddenFirst: true },
    fault: { kind: 'choice', of: calculationFaults },
    crown: level,
    thirdEye: level,
    throat: level,
    heart: level,
    solarPlexus: level,
    sacral: level,
    root: level,
  },
  sort: 'line',
} as const satisfies ListShape
