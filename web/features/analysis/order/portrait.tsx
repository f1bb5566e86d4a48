'use client'

import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'

/** Somebody's figure, drawn from the date that was typed. Loaded with the first date. */
export default function Portrait({ date }: { date: string }) {
  return <Figurine chart={chartOf(date)} />
}
