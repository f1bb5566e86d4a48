import type { Metadata } from 'next'
import type { AudienceParams } from '@/base/routing/audience-params'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { drawableName } from '@/base/text/person-name'
import { Calculator } from './_components/calculator'
import { calculatorMetadata } from './_components/metadata'

type Props = { params: AudienceParams; searchParams: SearchParams }

/** `?date=` and `?name=`, unvalidated. */
async function readQuery(searchParams: SearchParams) {
  const { date, name, steps } = await searchParams
  return {
    typed: firstValue(date).slice(0, 32),
    name: drawableName(firstValue(name)),
    withSteps: steps !== undefined,
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return calculatorMetadata(await readQuery(searchParams))
}

/** `?date=`, `?name=` and `?steps=`; requests with only a date are rewritten to the sibling route `kept`. */
export default async function VisitorWorksheet({ params, searchParams }: Props) {
  return <Calculator params={params} {...(await readQuery(searchParams))} />
}
