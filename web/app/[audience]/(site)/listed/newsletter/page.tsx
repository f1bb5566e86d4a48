import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { newsletterMetadata } from '@/features/newsletter/newsletter-metadata'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'
import { NewsletterSent } from '@/features/newsletter/newsletter-sent'
import { newsletterMessage } from '@/server/newsletter/newsletter-message'

/** The result of one person's form: noindex. */
export const generateMetadata = async () => ({
  ...(await newsletterMetadata()),
  robots: { index: false, follow: true },
})

type Props = { params: AudienceParams; searchParams: SearchParams }

/** Result of the newsletter form: the next step, or what was wrong with it. */
export default async function NewsletterResult({ params, searchParams }: Props) {
  if (firstValue((await searchParams).sent)) return <NewsletterSent />
  return (
    <NewsletterPage
      audience={await readAudience(params)}
      message={await newsletterMessage.read()}
    />
  )
}
