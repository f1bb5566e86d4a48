import { translations } from '@/base/words/translations'
import { LegalPage, legalMetadata } from '@/features/legal/legal-page'
import { BackLink } from './_components/back-link'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('privacyPolicy')

export default function PrivacyPolicy() {
  return (
    <LegalPage route="privacyPolicy">
      <BackLink label={translations('layout')('back')} />
    </LegalPage>
  )
}
