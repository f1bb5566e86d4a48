import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

/** The page shows the current year, so it is rebuilt daily even without a publication. */
export const revalidate = 86400

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('imprint')

export default function Imprint() {
  return <LegalPage route="imprint" />
}
