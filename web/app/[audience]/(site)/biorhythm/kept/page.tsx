import { today } from '@/base/clock'
import { dateOrder } from '@/base/text/language'
import { readCycleQuery } from '@/features/cycles/query'
import { biorhythmMetadata } from '../_components/biorhythm-metadata'
import { Invitation } from '../_components/invitation'

// Imports nothing of the sibling page, which would add the result and its client code to the bundle.
const noQuery = () => readCycleQuery({}, { order: dateOrder, today: today() })

// Rendered at the first request and cached until the end of the day.
export function generateStaticParams() {
  return []
}

export const generateMetadata = () => biorhythmMetadata(noQuery())

/** The energy-cycle calculator without parameters, cached for the day (decision page-cache). */
export default function CachedBiorhythm() {
  return <Invitation query={noQuery()} />
}
