import { getImageProps } from 'next/image'
import { linkToVideo } from '@/base/routing/links'
import { language, locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { Video } from '@/server/cms/videos'
import styles from './player.module.css'
import { clockOf } from './video-length'
import { WatchPosition } from './watch-position'

/** In pixels, where no still picture says how a film is shaped. */
const usual = { width: 1280, height: 720 }

const elementId = 'film'

type PlayerProps = {
  video: Video
  /** Where it begins, in seconds. */
  at: number
  /** That is where its member stopped, and no chapter that was asked for. */
  goesOn: boolean
  hasCaptions: boolean
}

/** A film with the browser's own controls, its captions on, from where its member stopped; works without a script. */
export function Player({ video, at, goesOn, hasCaptions }: PlayerProps) {
  const { documentId, slug, title, poster } = video
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
          <a href={linkToVideo(slug, 0)} data-second={0}>
            {t('fromStart')}
          </a>
        </p>
      )}
      <WatchPosition id={documentId} target={elementId} />
    </div>
  )
}
