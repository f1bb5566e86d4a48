import type { ErrorBody } from '@krono/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToEbook } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { FileButtons } from '@/features/ebooks/own/file-buttons'
import { NoEbook } from '@/features/ebooks/own/no-ebook'
import { ItemCover } from '@/features/items/item-cover'
import styles from '@/features/items/own-items.module.css'
import { errors } from '@/lib/contract/errors'
import { getEbookById } from '@/server/cms/ebooks'
import { askEbook } from '@/server/cms/open-ebook'

type Props = { params: Promise<{ token: string }> }

const reasonOf = ({ status }: ErrorBody) => {
  if (status === errors.downloadExpired.status) return 'expired'
  return status === errors.downloadSuspended.status ? 'suspended' : 'missing'
}

/** The address grants access to files: noindex, and no referrer for pages linked from it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await askEbook((await params).token)
  const t = translations('download')
  const title =
    'refusal' in result
      ? t(reasonOf(result.refusal))
      : ((await getEbookById(result.copy.id))?.title ?? t('missing'))
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** Page of a link to an e-book, for everybody who has it: the book, its files, the expiry. */
export default async function EbookDownload({ params }: Props) {
  const { token } = await params
  const result = await askEbook(token)
  if ('refusal' in result) {
    const reason = reasonOf(result.refusal)
    if (reason === 'missing') notFound()
    return <NoEbook title={translations('download')(reason)} text={result.refusal.message} />
  }
  const ebook = await getEbookById(result.copy.id)
  if (!ebook) notFound()
  const { title, subtitle, author, slug, lang } = ebook
  const t = translations('myEbooks')
  return (
    <div className={styles.page}>
      <div className={styles.item}>
        <ItemCover item={ebook} isFirst />
        <div className={styles.what}>
          <h1 lang={lang}>
            <a href={linkToEbook(slug)}>{title}</a>
          </h1>
          {subtitle && <p lang={lang}>{subtitle}</p>}
          <p className={styles.facts}>{author}</p>
          <p>{t('link.note')}</p>
          <FileButtons token={token} title={title} isFirst />
          <p className={styles.facts}>
            {t('until', { date: formatLongDateOf(result.copy.expiresAt) })}
          </p>
        </div>
      </div>
    </div>
  )
}
