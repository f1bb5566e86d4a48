import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import type { Image } from '@/server/cms/schemas'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { Picture } from '@/ui/media/picture'
import styles from './locked.module.css'

/** In place of a film that its reader may not watch: its still picture, why, and the way to it. */
export function Locked({ poster }: { poster: Image | undefined }) {
  const t = translations('films')
  return (
    <div className={styles.locked}>
      {poster && <Picture image={poster} sizes="(min-width: 62.5rem) 60rem, 90vw" isFirst />}
      <Card className={styles.way} aria-labelledby="locked">
        <h2 id="locked">{t('locked')}</h2>
        <p>{t('lockedText')}</p>
        <p>
          <ButtonLink href={linkTo('payment')}>{t('open')}</ButtonLink>
        </p>
      </Card>
    </div>
  )
}
