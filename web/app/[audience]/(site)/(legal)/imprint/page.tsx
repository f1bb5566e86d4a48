import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

/** It names the year: made anew each day, also when nobody publishes anything. */
export const revalidate = 86400

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('imprint')

export default function Imprint() {
  return <LegalPage route="imprint" />
}
