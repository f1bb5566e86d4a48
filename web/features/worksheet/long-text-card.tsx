import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import type { ProseBlock } from '@/lib/contract/blocks'
import { Prose } from '@/ui/blocks/prose'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import type { Texts } from '../chart/reading/reading-props'
import styles from './worksheet.module.css'

type LongTextCardProps = { texts: Texts; taste: ReadonlyMap<string, readonly ProseBlock[]> }

/** The beginning of one long text, and the link to all seven. */
export function LongTextCard({ texts, taste }: LongTextCardProps) {
  const t = translations('member')
  return (
    <Card className={`${styles.taste} no-print`} aria-labelledby="long-texts">
      <h2 id="long-texts">{t('longTitle')}</h2>
      <p className={styles.note}>{t('longLead')}</p>
      {[...taste].map(([key, blocks]) => (
        <blockquote key={key} className={styles.quote}>
          <p className={styles.note}>{texts.get(key)?.title}</p>
          <Prose blocks={blocks} />
        </blockquote>
      ))}
      <p className={styles.ways}>
        <ButtonLink href={linkTo('payment')}>{t('longGet')}</ButtonLink>
        <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
          {t('longWhat')}
        </ButtonLink>
      </p>
    </Card>
  )
}
