import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import {
  type AnalysisKind,
  analysisKinds,
  peopleOfAnalysis,
  productOfAnalysis,
} from '@/lib/contract/analysis-kinds'
import { suitsPeople } from '@/lib/contract/analysis-people'
import { OrderCard } from './order-card'
import { OrderLink } from './order-link'
import type { TypedPerson } from './stored-people'

type OrderOfPeopleProps = { people: readonly Omit<TypedPerson, 'role'>[] }

/** Links the result of several people to the analyses that can be ordered of them, or says why there is none. */
export function OrderOfPeople({ people }: OrderOfPeopleProps) {
  const t = translations('analysisOrder.result')
  const [first, second, ...others] = people
  if (!first || !second) return null
  const day = today()
  const kinds = analysisKinds.filter((kind) => suitsPeople(kind, people, day))
  const isPair = others.length === 0
  const wanted = isPair ? 'relationship' : 'group'
  const names = { a: isolate(first.name), b: isolate(second.name) }
  const [, most] = peopleOfAnalysis('family')
  const lead = t(isPair ? 'pairLead' : 'groupLead')
  const young = kinds.length > 0 ? t('young') : t('youngMany', { most })
  const linkOf = (kind: AnalysisKind, text: string) =>
    kinds.includes(kind) && (
      <OrderLink href={linkTo('analysis', { product: productOfAnalysis(kind) })} people={people}>
        {text}
      </OrderLink>
    )
  return (
    <OrderCard lead={kinds.includes(wanted) ? lead : young}>
      {linkOf('relationship', t('pair', names))}
      {!(isPair && kinds.includes(wanted)) && linkOf('family', t('family'))}
      {linkOf('group', t('group'))}
    </OrderCard>
  )
}
