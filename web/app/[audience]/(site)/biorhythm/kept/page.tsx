import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { dateOrder } from '@/base/text/language'
import { readCycleQuery } from '@/features/cycles/query'
import { Invitation } from '../_components/invitation'
import { biorhythmMetadata } from '../_components/metadata'

const noQuery = () => readCycleQuery({}, { order: dateOrder, today: today() })

// Made at the first request, and kept for the day.
export function generateStaticParams() {
  return []
}

export const generateMetadata = (): Promise<Metadata> => biorhythmMetadata(noQuery())

/** The energy-cycle calculator before anything was asked of it, kept for the day (decision 142). */
export default function KeptBiorhythm() {
  return <Invitation query={noQuery()} />
}
