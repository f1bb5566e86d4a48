import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { ButtonLink } from '@/ui/button/button-link'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Link to the list of the user's analyses; without any, a link to the offer. */
export function AnalysesSection({ orders }: SectionProps) {
  const t = translations('profile.analyses')
  const isOnShelf = ({ product, isGift }: SectionProps['orders'][number]) =>
    !isGift && isAnalysis(product)
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
