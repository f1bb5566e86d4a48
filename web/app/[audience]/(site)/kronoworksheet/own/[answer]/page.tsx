import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MyChart } from '@/features/worksheet/my-chart/my-chart-tab'
import { WorksheetFrame } from '@/features/worksheet/worksheet-frame'
import { keptAnswer } from '@/server/own-pages/own-answers'
import { worksheetMetadata } from '../../metadata'

type Props = { params: Promise<{ answer: string }> }

// Made at the first request, and kept for the day.
export const generateStaticParams = () => []

export const revalidate = false

export const generateMetadata = (): Metadata => worksheetMetadata()

/** The worksheet as it opens, of the answer that the proxy was given (decision 175). */
export default async function OwnWorksheet({ params }: Props) {
  const own = keptAnswer('ownChart', (await params).answer)
  if (!own) notFound()
  return (
    <WorksheetFrame current="mine">
      <MyChart {...own} />
    </WorksheetFrame>
  )
}
