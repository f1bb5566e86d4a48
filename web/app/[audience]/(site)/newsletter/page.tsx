import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { newsletterMetadata } from '@/features/newsletter/newsletter-metadata'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'

// Rendered at the first request; the result of its form is shown by `listed/newsletter`.
export function generateStaticParams() {
  return []
}

export const generateMetadata = () => newsletterMetadata()

/** The newsletter page without a form result. */
export default async function Newsletter({ params }: { params: AudienceParams }) {
  return <NewsletterPage audience={await readAudience(params)} />
}
