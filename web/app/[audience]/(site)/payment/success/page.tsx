import { chartOf } from '@krono/chart'
import { statusQuery } from '@krono/contract'
import type { Metadata } from 'next'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { Outcome } from '@/features/checkout/outcome/outcome'
import { outcomeLinks, outcomeWords } from '@/features/checkout/outcome/words'
import { privateMetadata } from '@/features/checkout/plans/page-metadata'
import { Statement } from '@/features/checkout/plans/statement'
import { ButtonLink } from '@/ui/button/button-link'
import { formWords } from '@/ui/form/words'
import { MailLink } from '@/ui/page/mail-link'

type Props = { params: AudienceParams; searchParams: SearchParams }

/** The address contains the id that gives access to a gift bought without an account. */
export const generateMetadata = (): Metadata => ({
  ...privateMetadata(translations('payment.success')('metaTitle')),
  referrer: 'no-referrer',
})

/** Return page from Stripe; the browser requests the status of the payment. */
export default async function PaymentSuccess({ params, searchParams }: Props) {
  const { session = '' } = valuesOf(await searchParams)
  const t = translations('payment.success')
  if (!statusQuery.safeParse({ session }).success) {
    return (
      <Statement title={t('unknown')} text={t('unknownText')}>
        <ButtonLink href={linkTo('home')}>{t('home')}</ButtonLink>
      </Statement>
    )
  }
  return (
    <Outcome
      session={session}
      audience={await readAudience(params)}
      words={outcomeWords(session)}
      callWords={formWords({ submit: '' })}
      links={outcomeLinks(session)}
      picture={<Figurine chart={chartOf(exampleDate)} />}
    >
      <MailLink words={t('write')} />
    </Outcome>
  )
}
