import { linkTo, linkToVideo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import type { Video } from '@/server/cms/videos'
import { SiteLink } from '@/ui/button/site-link'
import styles from './neighbours.module.css'

type NeighboursProps = { previous: Video | undefined; next: Video | undefined }

/** Links to the previous and next video, and to the list. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const t = translations('videos')
  return (
    <nav aria-label={t('all')} className={styles.neighbours}>
      {previous && (
        <SiteLink href={linkToVideo(previous.slug)} rel="prev">
          <small>{t('previous')}</small> {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink href={linkToVideo(next.slug)} rel="next">
          <small>{t('next')}</small> {next.title}
        </SiteLink>
      )}
      <SiteLink href={linkTo('videos')}>{t('all')}</SiteLink>
    </nav>
  )
}
