import type { Metadata } from 'next'
import { MailLink } from '@/components/layout/mail-link'
import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { language } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { privateMetadata } from '../_components/page-metadata'
import { paymentPageOf } from '../_components/payment-page-of'
import { Statement } from '../_components/statement'

type Props = { searchParams: SearchParams }

// spec §8, "Payment failed"
const title = errors.paymentFailed[language]

export const generateMetadata = (): Metadata => privateMetadata(title)

/** Where one comes back to from a payment that was not made; `?product=` says of what, `?gift=1` that it was to be given. */
export default async function PaymentFailure({ searchParams }: Props) {
  const t = translations('payment.failure')
  const { product, gift } = await searchParams
  const page = firstValue(gift)
    ? linkTo('gift', { product: firstValue(product) })
    : paymentPageOf(firstValue(product))
  return (
    <Statement title={title} text={t('text')} after={<MailLink words={t('write')} />}>
      {page && <ButtonLink href={page}>{t('retry')}</ButtonLink>}
      <ButtonLink look={page ? 'quiet' : 'primary'} href={linkTo('payment')}>
        {t('plans')}
      </ButtonLink>
    </Statement>
  )
}
