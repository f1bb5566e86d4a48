import { getImageProps } from 'next/image'
import { language, locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { Video } from '@/server/cms/videos'
import { getPreview } from '@/server/preview/get-preview'
import styles from './player.module.css'
import { clockOf } from './video-length'
import { WatchPosition } from './watch-position'

/** Usual size in pixels, for a video without a poster. */
const usual = { width: 1280, height: 720 }

const elementId = 'film'

type PlayerProps = {
  video: Pick<Video, 'documentId' | 'title'> & {
    poster: { url: string; width?: number | null; height?: number | null } | undefined
  }
  /** Address of the video from its beginning, without a script. */
  fromStart: string
  /** Start position in seconds. */
  at: number
  /** The start position is where the member stopped, not a requested chapter. */
  goesOn: boolean
  hasCaptions: boolean
}

/**
 * A video with the browser's own controls, captions on, from the position where the member stopped; works without a
 * script.
 */
export async function Player({ video, fromStart, at, goesOn, hasCaptions }: PlayerProps) {
  const { documentId, title, poster } = video
  const t = translations('videos')
  const size = { width: poster?.width ?? usual.width, height: poster?.height ?? usual.height }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: '60rem' }).props.src
  const source = `/api/films/${documentId}`
  return (
    <div className={styles.player}>
      <video
        {...size}
        id={elementId}
        src={`${source}/stream${at > 0 ? `#t=${at}` : ''}`}
        poster={cover}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
      >
        {hasCaptions && (
          <track
            kind="captions"
            src={`${source}/captions?language=${language}`}
            srcLang={locale}
            label={t('captions')}
            default
          />
        )}
      </video>
      {at > 0 && goesOn && (
        <p className={styles.position}>
          {t('goOn', { time: clockOf(at) })}{' '}
          <a href={fromStart} data-second={0}>
            {t('fromStart')}
          </a>
        </p>
      )}
      {!(await getPreview()) && <WatchPosition id={documentId} target={elementId} />}
    </div>
  )
}
