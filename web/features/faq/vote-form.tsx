import { translations } from '@/base/words/translations'
import type { FaqEntry } from '@/server/cms/faq'
import { Button } from '@/ui/button/button'
import styles from './faq.module.css'
import { anchors, voteAction } from './vote-address'

/** "Did this help": a plain form without a script; the response redirects to an anchor with a message. */
export function VoteForm({ entry: { documentId, slug } }: { entry: FaqEntry }) {
  const t = translations('faq.vote')
  return (
    <section className={styles.vote} aria-labelledby="vote">
      <h2 id="vote">{t('title')}</h2>
      <form method="post" action={voteAction} className={styles.answers}>
        <input type="hidden" name="id" value={documentId} />
        <input type="hidden" name="slug" value={slug} />
        <Button type="submit" look="quiet" name="helped" value="yes">
          {t('yes')}
        </Button>
        <Button type="submit" look="quiet" name="helped" value="no">
          {t('no')}
        </Button>
      </form>
      <p id={anchors.yes} tabIndex={-1} className={`${styles.status} ${styles.thanks}`}>
        {t('thanks')}
      </p>
      <p id={anchors.no} tabIndex={-1} className={`${styles.status} ${styles.thanks}`}>
        {t('sorry')}
      </p>
      <p id={anchors.failed} tabIndex={-1} className={styles.status}>
        {t('failed')}
      </p>
    </section>
  )
}
