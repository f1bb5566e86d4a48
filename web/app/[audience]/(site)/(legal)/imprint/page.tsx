import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('imprint')

export default function Imprint() {
  return <LegalPage route="imprint" />
}
