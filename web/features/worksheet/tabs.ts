import type { ReactNode } from 'react'
import { type WorksheetTab, worksheetTabs } from '@/base/routing/links'
import { CalculatorTab } from './calculator/calculator-tab'
import { MyChartTab } from './my-chart/my-chart-tab'
import { RelationshipTab } from './relationship/relationship-tab'
import type { TabProps } from './tab-props'

type TabRow = { tab: WorksheetTab; View: (props: TabProps) => ReactNode | Promise<ReactNode> }

/** The worksheet's tabs in their order (spec §2, `activetab=0|1|2`). */
export const tabs = {
  mine: { tab: 'mine', View: MyChartTab },
  calculator: { tab: 'calculator', View: CalculatorTab },
  relationship: { tab: 'relationship', View: RelationshipTab },
} as const satisfies Record<WorksheetTab, TabRow>

/** The tab of `activetab`; an invalid value is the first tab. */
export const readTab = (activetab: string | undefined): WorksheetTab =>
  (Object.keys(worksheetTabs) as WorksheetTab[]).find((tab) => worksheetTabs[tab] === activetab) ??
  'mine'
