import type { Metadata } from 'next'
import type { AudienceParams } from '@/base/routing/audience-params'
import { Calculator } from '../../_components/calculator'
import { calculatorMetadata } from '../../_components/metadata'

type Props = { params: AudienceParams & Promise<{ date: string }> }

// Rendered at the first request and cached until the end of the day.
export function generateStaticParams() {
  return []
}

// Fallback in case a publication's revalidation request is lost.
export const revalidate = 3600

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return calculatorMetadata({ typed: (await params).date, name: '' })
}

/** The result of `?date=` without other parameters, cached for the day (decision page-cache). */
export default async function CachedWorksheet({ params }: Props) {
  const { date } = await params
  return <Calculator params={params} typed={date} name="" />
}
