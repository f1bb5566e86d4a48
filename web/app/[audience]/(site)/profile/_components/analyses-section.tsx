import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { payLinkKey, productFacts } from '@/lib/contract/products'
import { ButtonLink } from '@/ui/button/button-link'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** The way to the shelf, where every analysis of somebody's stands; who has none is led to what there is. */
export function AnalysesSection({ orders }: SectionProps) {
  const t = translations('profile.analyses')
  const isOnShelf = ({ product, isGift }: SectionProps['orders'][number]) =>
    !isGift && product !== payLinkKey && productFacts(product).kind === 'analysis'
  const hasSome = orders.some(isOnShelf)
  const offers = linkTo('interpretations')
  const none = leadsSomewhere(offers) ? 'none' : 'noneYet'
  return (
    <SectionCard id="analyses" title={t('title')} lead={t(hasSome ? 'lead' : none)}>
      <div>
        <ButtonLink look="quiet" href={hasSome ? linkTo('myAnalyses') : offers}>
          {t(hasSome ? 'shelf' : 'choose')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
