import type { ErrorBody } from '@krono/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { fileAt } from '@/features/analysis/actions/file-at'
import { Cover } from '@/features/analysis/document/cover'
import { fullTitleOf } from '@/features/analysis/document/document-title'
import { Withheld } from '@/features/analysis/withheld/withheld'
import { errors } from '@/lib/contract/errors'
import { type AskedDownload, askDownload } from '@/server/cms/get-download'
import { buttonClass } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import styles from './_components/download.module.css'
import { NoDownload } from './_components/no-download'
import { Suspended } from './_components/suspended'

type Props = { params: Promise<{ token: string }> }

const reasonOf = ({ status }: ErrorBody) =>
  status === errors.downloadExpired.status ? 'expired' : 'missing'

/** The address grants access to a file: noindex, and no referrer for pages linked from it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await askDownload((await params).token)
  return {
    title: titleOf(result),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

function titleOf(result: AskedDownload): string {
  const t = translations('download')
  if ('refusal' in result) return t(reasonOf(result.refusal))
  return 'document' in result.download ? fullTitleOf(result.download.document) : t('suspended')
}

/** Page of a download link: the analysis, its people, the expiry, and the download button. */
export default async function DownloadPage({ params }: Props) {
  const { token } = await params
  const result = await askDownload(token)
  const t = translations('download')
  if ('refusal' in result) {
    if (reasonOf(result.refusal) === 'missing') notFound()
    return <NoDownload title={t('expired')} text={result.refusal.message} />
  }
  if ('withheld' in result.download) {
    const { withheld } = result.download
    return withheld ? <Withheld withheld={withheld} /> : <Suspended />
  }
  const { document, expiresAt } = result.download
  return (
    <div className={styles.page}>
      <Cover document={document} />
      <Card className={styles.file} aria-labelledby="file">
        <h2 id="file">{t('title')}</h2>
        <p>{t('note')}</p>
        <a href={fileAt(token)} className={buttonClass()}>
          {t('submit')}
        </a>
        <p className={styles.until}>{t('until', { date: formatLongDateOf(expiresAt) })}</p>
      </Card>
    </div>
  )
}
