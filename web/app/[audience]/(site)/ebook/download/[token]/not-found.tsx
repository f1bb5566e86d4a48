import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { NoEbook } from '@/features/ebooks/own/no-ebook'
import { errors } from '@/lib/contract/errors'

/** An unknown or ended link to an e-book. */
export default function NoSuchEbook() {
  const title = translations('download')('missing')
  return <NoEbook title={title} text={errors.downloadNotFound[language]} />
}
