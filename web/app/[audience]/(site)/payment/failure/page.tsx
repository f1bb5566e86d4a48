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

/** Where one comes back to from a payment that was not made; `?product=` says of what, `?gift=1` that it was to be given. */
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
