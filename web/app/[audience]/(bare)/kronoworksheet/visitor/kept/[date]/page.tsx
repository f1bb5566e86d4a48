import type { Metadata } from 'next'
import type { AudienceParams } from '@/base/routing/audience-params'
import { Calculator } from '../../_components/calculator'
import { calculatorMetadata } from '../../_components/metadata'

type Props = { params: AudienceParams & Promise<{ date: string }> }

// Rendered at the first request, and cached for the day.
export function generateStaticParams() {
  return []
}

// At the latest, if no word of a publication came.
export const revalidate = 3600

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return calculatorMetadata({ typed: (await params).date, name: '' })
}

/** The result of `?date=` alone, cached for the day (decision page-cache). */
export default async function CachedWorksheet({ params }: Props) {
  const { date } = await params
  return <Calculator params={params} typed={date} name="" />
}
