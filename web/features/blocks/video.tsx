import { getImageProps } from 'next/image'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { BlockOf } from '@/lib/contract/blocks'
import styles from './figure.module.css'
import { widthInText } from './width-in-text'

/** Usual size in pixels, for a video without a poster. */
const usual = { width: 1280, height: 720 }

/** A video, with captions if it has some. Nothing is loaded before the start except what shows a frame. */
export function BlockVideo({ block }: { block: BlockOf<'film'> }) {
  const { film, poster, captions, alternativeText, caption } = block
  const size = { width: poster?.width ?? usual.width, height: poster?.height ?? usual.height }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: widthInText }).props.src
  return (
    <figure className={styles.picture}>
      <video
        {...size}
        src={film.url}
        poster={cover}
        controls
        playsInline
        preload={cover ? 'none' : 'metadata'}
        aria-label={alternativeText}
      >
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={locale}
            label={translations('blocks')('captions')}
            default
          />
        )}
      </video>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
