import { chartOf } from '@krono/chart'
import { today } from '@/base/clock'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { readBirthDate } from '@/base/text/birth-date'
import { dateOrder } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { PageData } from '@/ui/structured-data/structured-data'
import { Invitation } from './invitation'
import { Result } from './result'

type CalculatorProps = {
  params: AudienceParams
  /** A date in ISO or local format, or other text typed into the field. */
  typed: string
  name: string
  withSteps?: boolean
}

/** The chart of a date; without a valid date, the form for it. */
export async function Calculator({ params, typed, name, withSteps = false }: CalculatorProps) {
  const date = readBirthDate(typed, { order: dateOrder, latest: today() })
  if (date) {
    const isVisitor = (await readAudience(params)) === 'visitor'
    return <Result chart={chartOf(date)} name={name} isVisitor={isVisitor} withSteps={withSteps} />
  }
  return (
    <>
      <PageData
        type="WebPage"
        title={translations('worksheet')('metaTitle')}
        path={linkTo('visitorWorksheet')}
      />
      <Invitation name={name} typed={typed} />
    </>
  )
}
