import { timedLinesOf } from '@krono/contract'
import { linkToVideo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { clockOf } from '@/features/videos/video-length'
import type { Video } from '@/server/cms/videos'
import { partOf } from '@/server/preview/part'
import styles from './chapters.module.css'

type ChaptersProps = {
  video: Video
  /** The reader may watch the video: each chapter is a link to its second. */
  isOpen: boolean
}

/** The chapters of a video with their times. */
export function Chapters({ video, isOpen }: ChaptersProps) {
  const chapters = timedLinesOf(video.chapters).filter(({ text }) => text !== '')
  if (chapters.length === 0) return null
  return (
    <section aria-labelledby="chapters" className={styles.chapters} {...partOf(video, 'chapters')}>
      <h2 id="chapters">{translations('videos')('chapters')}</h2>
      <ol className={styles.list}>
        {chapters.map(({ second, text }) => (
          <li key={`${second} ${text}`}>
            <span aria-hidden="true">{clockOf(second)}</span>
            {isOpen ? (
              <a href={linkToVideo(video.slug, second)} data-second={second}>
                {text}
              </a>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
