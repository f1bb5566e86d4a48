import { linkToVideo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { clockOf } from '@/features/videos/video-length'
import { getVideos } from '@/server/cms/videos'
import { SiteLink } from '@/ui/button/site-link'
import styles from './videos.module.css'

/** Number of videos in the section. */
const named = 3

/** Titles of the first videos, for the section about videos. */
export async function Videos() {
  const videos = (await getVideos()).slice(0, named)
  if (videos.length === 0) return null
  return (
    <ul aria-label={translations('videos')('shown')} className={styles.videos}>
      {videos.map(({ documentId, slug, title, seconds }) => (
        <li key={documentId}>
          <SiteLink href={linkToVideo(slug)}>{title}</SiteLink>
          {seconds ? <span> {clockOf(seconds)}</span> : null}
        </li>
      ))}
    </ul>
  )
}
