import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('withdrawal')

export default function Withdrawal() {
  return <LegalPage route="withdrawal" />
}
