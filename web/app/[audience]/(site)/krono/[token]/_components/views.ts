import type { ShareKind } from '@krono/contract'
import type { ReactNode } from 'react'
import { SharedAnalysis } from './shared-analysis'
import { SharedChart } from './shared-chart'
import { SharedGroup, SharedPair } from './shared-relationship'
import { SharedTest } from './shared-test'
import type { SharedViewProps } from './view-props'

type View = (props: SharedViewProps) => ReactNode | Promise<ReactNode>

/** The view of each kind of shared result. */
export const views: Record<ShareKind, View> = {
  chart: SharedChart,
  pair: SharedPair,
  group: SharedGroup,
  test: SharedTest,
  analysis: SharedAnalysis,
}
