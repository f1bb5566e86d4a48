import { getImageProps } from 'next/image'
import { linkToVideo } from '@/base/routing/links'
import { language, locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { Film } from '@/server/cms/films'
import { clockOf } from './film-length'
import styles from './player.module.css'
import { WatchPlace } from './watch-place'

/** In pixels, where no still picture says how a film is shaped. */
const usual = { width: 1280, height: 720 }

const filmId = 'film'

type PlayerProps = {
  film: Film
  /** Where it begins, in seconds. */
  at: number
  /** That is where its member stopped, and no chapter that was asked for. */
  goesOn: boolean
  hasCaptions: boolean
}

/** A film with the browser's own controls, its captions on, from where its member stopped; works without a script. */
export function Player({ film, at, goesOn, hasCaptions }: PlayerProps) {
  const { documentId, slug, title, poster } = film
  const t = translations('films')
  const size = { width: poster?.width ?? usual.width, height: poster?.height ?? usual.height }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: '60rem' }).props.src
  const source = `/api/films/${documentId}`
  return (
    <div className={styles.player}>
      <video
        {...size}
        id={filmId}
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
        <p className={styles.place}>
          {t('goOn', { time: clockOf(at) })}{' '}
          <a href={linkToVideo(slug, 0)} data-second={0}>
            {t('fromStart')}
          </a>
        </p>
      )}
      <WatchPlace film={documentId} video={filmId} />
    </div>
  )
}
