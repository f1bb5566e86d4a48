import type { SharedResult, ShareKind } from '@krono/contract'
import type { ReactNode } from 'react'
import { translations } from '@/i18n/translations'
import { SharedChart } from './shared-chart'

export type SharedViewProps = { shared: SharedResult }

type View = (props: SharedViewProps) => ReactNode | Promise<ReactNode>

/** What each kind of shared result is drawn by. */
export const views: Record<ShareKind, View> = {
  chart: SharedChart,
  pair: SharedChart,
  group: SharedChart,
  test: SharedChart,
}

/** Whose result it is, as a heading. */
export function titleOf({ people, kind }: SharedResult): string {
  const [first] = people
  const t = translations()
  if (kind === 'chart' && first) return t('result.title', { name: first.name })
  return people.map(({ name }) => name).join(', ') || t('shared.title')
}
