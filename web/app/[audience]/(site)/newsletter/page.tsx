import type { Metadata } from 'next'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { translations } from '@/base/words/translations'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'

// Made at the first request; what follows on its form is told by `listed/newsletter`.
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  return { title: translations('newsletter')('title') }
}

/** The newsletter by itself. */
export default async function Newsletter({ params }: { params: AudienceParams }) {
  return <NewsletterPage audience={await readAudience(params)} />
}
