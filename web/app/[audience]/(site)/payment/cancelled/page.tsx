import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { orderPageOf } from '@/features/checkout/plans/order-page-of'
import { privateMetadata } from '@/features/checkout/plans/page-metadata'
import { Statement } from '@/features/checkout/plans/statement'
import { ButtonLink } from '@/ui/button/button-link'

type Props = { searchParams: SearchParams }

export const generateMetadata = (): Metadata =>
  privateMetadata(translations('payment.cancelled')('title'))

/**
 * Target of Stripe's cancel link; nothing failed. The order form still has everything that was typed
 * (`?product=`, `?gift=1`).
 */
export default async function PaymentCancelled({ searchParams }: Props) {
  const t = translations('payment.cancelled')
  const { product, gift } = await searchParams
  const { page, isAnalysis } = orderPageOf(firstValue(product), Boolean(firstValue(gift)))
  return (
    <Statement title={t('title')} text={t('text')}>
      {page && <ButtonLink href={page}>{t('back')}</ButtonLink>}
      <ButtonLink
        look={page ? 'quiet' : 'primary'}
        href={linkTo(isAnalysis ? 'interpretations' : 'payment')}
      >
        {t(isAnalysis ? 'analyses' : 'plans')}
      </ButtonLink>
    </Statement>
  )
}
