import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { NoDownload } from './_components/no-download'

/** An unknown or ended download link. */
export default function NoSuchDownload() {
  const title = translations('download')('missing')
  return <NoDownload title={title} text={errors.downloadNotFound[language]} />
}
