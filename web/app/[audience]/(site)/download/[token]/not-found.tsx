import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { language } from '@/lib/language'
import { NoDownload } from './_components/no-download'

/** A download link that never was, or was ended. */
export default function NoSuchDownload() {
  const title = translations('download')('missing')
  return <NoDownload title={title} text={errors.downloadNotFound[language]} />
}
