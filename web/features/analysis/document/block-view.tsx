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
import { YearPicture } from './year-picture'

type Type = Exclude<ChapterBlock['type'], 'section'>

export type ViewProps<One extends Type> = {
  block: Block<One>
  scene: Scene
  /** Level of a heading within the block. */
  headingLevel: number
}

/** The view of each block type. */
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
  yearPicture: YearPicture,
  dates: CycleDates,
  days: GoodDays,
}

/** Renders a block of any type with the view of that type. */
export function BlockView(props: ViewProps<Type>) {
  const View = views[props.block.type] as (props: ViewProps<Type>) => ReactNode
  return <View {...props} />
}
