import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import type { PictureQuery } from '../picture/picture-address'
import { MakePrivateLink, type PrivateLinkWish } from '../private-link/make-private-link'
import { ShareButton } from '../share/share-button'
import { shareWords } from '../share/words'
import { CopyText } from './copy-text'
import { PrintButton } from './print-button'
import styles from './take-along.module.css'
import { takeAlongWords } from './words'

type TakeAlongProps = {
  /** The result as plain text, line by line. */
  text: string
  /** Query of /api/picture; without it there is no picture, or it is offered elsewhere. */
  picture?: PictureQuery
  /** The content of the private address; without it there is no private link. */
  share?: PrivateLinkWish
}

/**
 * Exports of charts: as text, on paper, as a picture, by a private link. It begins with the warning that a chart
 * reveals its date (decision result-pages).
 */
export function TakeAlong({ text, picture, share }: TakeAlongProps) {
  const words = takeAlongWords()
  const t = translations('takeAlong')
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="take-along">
      <h2 id="take-along">{t('title')}</h2>
      <p className={styles.plain}>{t('plain')}</p>
      <div className={styles.ways}>
        <CopyText text={text} words={words.copy} />
        <PrintButton label={words.print} />
        {picture && <ShareButton picture={picture} words={shareWords()} />}
      </div>
      {share && <MakePrivateLink wish={share} words={words.share} texts={words.link} />}
    </Card>
  )
}
