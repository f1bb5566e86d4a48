import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { suitsPeople } from '@/lib/contract/analysis-people'
import { OrderCard } from './order-card'
import { OrderLink } from './order-link'
import type { TypedPerson } from './stored-people'

type OrderOfChartProps = {
  /** The person of the chart; a missing name is entered in the order. */
  person: Omit<TypedPerson, 'role'>
  isMine: boolean
}

/** Links a chart to its detailed analysis (spec §2); that of a child too young for it to the family analysis. */
export function OrderOfChart({ person, isMine }: OrderOfChartProps) {
  const t = translations('analysisOrder.result')
  const name = isolate(person.name)
  if (!suitsPeople('long', [person], today())) {
    return (
      <OrderCard lead={t('young')}>
        <OrderLink href={linkTo('analysis', { product: 'analysis-family' })} people={[person]}>
          {t('familyWith')}
        </OrderLink>
      </OrderCard>
    )
  }
  return (
    <OrderCard lead={t('lead')}>
      <OrderLink href={linkTo('analysis', { product: 'analysis-long' })} people={[person]}>
        {isMine ? t('mine') : person.name ? t('one', { name }) : t('nameless')}
      </OrderLink>
    </OrderCard>
  )
}
