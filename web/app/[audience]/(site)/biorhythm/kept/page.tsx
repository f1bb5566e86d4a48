import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { dateOrder } from '@/base/text/language'
import { readCycleQuery } from '@/features/cycles/query'
import { Invitation } from '../_components/invitation'
import { generateMetadata as metadataWith } from '../page'

const noQuery = {}

// Made at the first request, and kept for the day.
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return metadataWith({ searchParams: Promise.resolve(noQuery) })
}

/** The energy-cycle calculator before anything was asked of it, kept for the day (decision 142). */
export default function KeptBiorhythm() {
  return <Invitation query={readCycleQuery(noQuery, { order: dateOrder, today: today() })} />
}
