import type { OwnEbook } from '@krono/contract'
import { linkTo, linkToEbook, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { ItemCover } from '@/features/items/item-cover'
import styles from '@/features/items/own-items.module.css'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { ButtonLink } from '@/ui/button/button-link'
import { savingWords } from '@/ui/form/words'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { FileButtons } from './file-buttons'
import { RenewButton } from './renew-button'

type OwnEbookProps = {
  ebook: OwnEbook
  /** Its first action is the page's only primary one. */
  isFirst: boolean
}

/** An e-book in the list of its owner: cover, files, and until when their link works. */
export function OwnEbookCard({ ebook, isFirst }: OwnEbookProps) {
  const { id, title, subtitle, author, slug, boughtAt } = ebook
  const t = translations('myEbooks')
  return (
    <li id={id} className={styles.item}>
      <ItemCover item={ebook} />
      <div className={styles.what}>
        <h2>
          <a href={linkToEbook(slug)}>{title}</a>
        </h2>
        {subtitle && <p>{subtitle}</p>}
        <p className={styles.facts}>
          {author} · {t('since', { date: formatLongDateOf(boughtAt) })}
        </p>
        <Files ebook={ebook} isFirst={isFirst} />
      </div>
    </li>
  )
}

function Files({ ebook: { id, title, orderStatus, link }, isFirst }: OwnEbookProps) {
  const t = translations('myEbooks')
  if (orderStatus && orderStatus.is !== 'partly') {
    return (
      <>
        <p>{t(`states.${orderStatus.is}`, { date: formatLongDateOf(orderStatus.since) })}</p>
        {orderStatus.is === 'over' && (
          <p className={styles.actions}>
            <ButtonLink
              look="quiet"
              href={linkTo('paymentItem', { product: itemKeyOf('ebook', id) })}
            >
              {translations('items')('buy')}
            </ButtonLink>
          </p>
        )}
      </>
    )
  }
  if (!link) {
    const words = savingWords({ submit: t('renew') })
    return (
      <>
        <p>{t('expired')}</p>
        <div className={styles.actions}>
          <RenewButton ebook={id} look={isFirst ? 'primary' : 'quiet'} words={words} />
        </div>
      </>
    )
  }
  const page = new URL(linkToSecret('ebookDownload', link.token), env.PUBLIC_URL).href
  return (
    <>
      <FileButtons token={link.token} title={title} isFirst={isFirst} />
      <p className={styles.facts}>{t('until', { date: formatLongDateOf(link.expiresAt) })}</p>
      <LinkToCopy label={t('address')} href={page} words={linkToCopyWords()} />
    </>
  )
}
