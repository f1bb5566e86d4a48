import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { orderPageOf } from '@/features/checkout/plans/order-page-of'
import { privateMetadata } from '@/features/checkout/plans/page-metadata'
import { Statement } from '@/features/checkout/plans/statement'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import { MailLink } from '@/ui/page/mail-link'

type Props = { searchParams: SearchParams }

// spec §8, "Payment failed"
const title = errors.paymentFailed[language]

export const generateMetadata = (): Metadata => privateMetadata(title)

/** Return page of a failed payment; `?product=` is the product, `?gift=1` marks a gift. */
export default async function PaymentFailure({ searchParams }: Props) {
  const t = translations('payment.failure')
  const { product, gift } = await searchParams
  const { page } = orderPageOf(firstValue(product), Boolean(firstValue(gift)))
  return (
    <Statement title={title} text={t('text')} after={<MailLink words={t('write')} />}>
      {page && <ButtonLink href={page}>{t('retry')}</ButtonLink>}
      <ButtonLink look={page ? 'quiet' : 'primary'} href={linkTo('payment')}>
        {t('plans')}
      </ButtonLink>
    </Statement>
  )
}
