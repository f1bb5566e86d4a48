import type { ChapterBlock } from '@krono/contract'
import type { Context } from '../context'
import { addChart } from './chart'
import { addDates } from './dates'
import { addDays } from './days'
import { addGroupChart } from './group-chart'
import { addMatrix } from './matrix'
import { addMeasures } from './measures'
import { addPairChart } from './pair-chart'
import { addPairFacts, addPairs } from './pair-facts'
import { addBridge, addLead, addText } from './prose'
import { addWaves } from './waves'
import { addYearPicture } from './year-picture'

type Type = Exclude<ChapterBlock['type'], 'section'>

type Adders = {
  [Each in Type]: (context: Context, block: Extract<ChapterBlock, { type: Each }>) => void
}

/** The layout function of each block type. */
const adders: Adders = {
  lead: addLead,
  text: addText,
  bridge: addBridge,
  measures: addMeasures,
  chart: addChart,
  pairChart: addPairChart,
  groupChart: addGroupChart,
  pairFacts: addPairFacts,
  pairs: addPairs,
  matrix: addMatrix,
  waves: addWaves,
  yearPicture: addYearPicture,
  dates: addDates,
  days: addDays,
}

type Block = Extract<ChapterBlock, { type: Type }>

export function addBlock(context: Context, block: Block) {
  // The table ties each type to its own function, which the compiler cannot follow through a variable.
  const add = adders[block.type] as (context: Context, block: Block) => void
  add(context, block)
}
