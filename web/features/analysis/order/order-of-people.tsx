import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { peopleOfAnalysis } from '@/lib/contract/analysis-kinds'
import { OrderCard } from './order-card'
import { OrderLink } from './order-link'
import type { TypedPerson } from './stored-people'

/** Links the result of several people to its analysis: of two, of a family, of a group. */
export function OrderOfPeople({ people }: { people: readonly TypedPerson[] }) {
  const t = translations('analysisOrder.result')
  const [first, second, ...others] = people
  if (!first || !second) return null
  if (others.length === 0) {
    return (
      <OrderCard lead={t('pairLead')}>
        <OrderLink href={linkTo('analysis', { product: 'analysis-relationship' })} people={people}>
          {t('pair', { a: isolate(first.name), b: isolate(second.name) })}
        </OrderLink>
      </OrderCard>
    )
  }
  const [, mostOfFamily] = peopleOfAnalysis('family')
  return (
    <OrderCard lead={t('groupLead')}>
      {people.length <= mostOfFamily && (
        <OrderLink href={linkTo('analysis', { product: 'analysis-family' })} people={people}>
          {t('family')}
        </OrderLink>
      )}
      <OrderLink href={linkTo('analysis', { product: 'analysis-group' })} people={people}>
        {t('group')}
      </OrderLink>
    </OrderCard>
  )
}
