import { linkToVideo } from '@/base/routing/links'
import { wordsOf } from '@/base/words/translations'
import type { Video } from '@/server/cms/videos'
import { SiteLink } from '@/ui/button/site-link'
import { Picture } from '@/ui/media/picture'
import styles from './video-card.module.css'
import { VideoFacts } from './video-facts'
import { VideoMark } from './video-mark'

/** A video in a list: its poster, title, length and required plan; for members the progress. */
export function VideoCard({ video }: { video: Video }) {
  const { documentId, slug, title, description, poster } = video
  return (
    <article className={styles.card}>
      {poster && (
        <div className={styles.poster} aria-hidden="true">
          <Picture
            image={{ ...poster, alternativeText: '' }}
            sizes="(min-width: 62.5rem) 22rem, 90vw"
          />
        </div>
      )}
      <div className={styles.text}>
        <h2>
          <SiteLink href={linkToVideo(slug)}>{title}</SiteLink>
        </h2>
        <VideoFacts video={video} />
        <VideoMark video={documentId} words={wordsOf('videos', ['seen', 'goOnAt'])} />
        <p>{description}</p>
      </div>
    </article>
  )
}
