import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { newsletterMetadata } from '@/features/newsletter/newsletter-metadata'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'

// Made at the first request; what follows on its form is told by `listed/newsletter`.
export function generateStaticParams() {
  return []
}

export const generateMetadata = () => newsletterMetadata()

/** The newsletter by itself. */
export default async function Newsletter({ params }: { params: AudienceParams }) {
  return <NewsletterPage audience={await readAudience(params)} />
}
