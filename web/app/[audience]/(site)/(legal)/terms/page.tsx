import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('terms')

export default function Terms() {
  return <LegalPage route="terms" />
}
