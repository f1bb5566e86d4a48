'use client'

import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'

/** The figure of the typed date. Loaded with the first date. */
export default function Portrait({ date }: { date: string }) {
  return <Figurine chart={chartOf(date)} />
}
