import { faqList } from '@/features/faq/faq-list'
import { FaqPage } from '@/features/faq/faq-page'
import { listMetadata } from '@/features/listing/list-metadata'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => listMetadata(faqList)

/** Questions and answers (spec §2, "Library"). */
export default function Page() {
  return <FaqPage />
}
