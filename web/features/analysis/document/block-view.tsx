import type { ChapterBlock } from '@krono/contract'
import type { ReactNode } from 'react'
import { CycleDates } from './cycle-dates'
import { GoodDays } from './good-days'
import { GroupChart } from './group-chart'
import { HarmonyTable } from './harmony-table'
import { Measures } from './measures'
import { PairChart } from './pair-chart'
import { PairFacts } from './pair-facts'
import { PairList } from './pair-list'
import { PersonChart } from './person-chart'
import { Bridge, Lead, Text } from './prose'
import type { Block, Scene } from './scene'
import { Waves } from './waves'

type Type = Exclude<ChapterBlock['type'], 'section'>

export type ViewProps<One extends Type> = {
  block: Block<One>
  scene: Scene
  /** Of a heading within the block. */
  headingLevel: number
}

/** What draws each type of block. */
const views: { [One in Type]: (props: ViewProps<One>) => ReactNode } = {
  lead: Lead,
  text: Text,
  bridge: Bridge,
  measures: Measures,
  chart: PersonChart,
  pairChart: PairChart,
  groupChart: GroupChart,
  pairFacts: PairFacts,
  pairs: PairList,
  matrix: HarmonyTable,
  waves: Waves,
  dates: CycleDates,
  days: GoodDays,
}

/** A block of any type; each goes to the view of its own. */
export function BlockView(props: ViewProps<Type>) {
  const View = views[props.block.type] as (props: ViewProps<Type>) => ReactNode
  return <View {...props} />
}
