import { ContactCard } from '@/features/contact/contact-card'
import { LegalPage, legalMetadata } from '@/features/legal/legal-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => legalMetadata('contact')

export default function Contact() {
  return (
    <LegalPage route="contact">
      <ContactCard />
    </LegalPage>
  )
}
