import { translations } from '@/base/words/translations'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import styles from './referrals.module.css'
import { ShareButton } from './share-button'

/** A member's link: to copy and to share. */
export function OwnLink({ address }: { address: string }) {
  const t = translations('referrals')
  return (
    <section className={styles.link}>
      <LinkToCopy label={t('link')} href={address} words={linkToCopyWords()} />
      <ShareButton label={t('share')} text={t('shareText')} url={address} />
    </section>
  )
}
