import { getImageProps } from 'next/image'
import { useId } from 'react'
import type { Image } from '@/server/cms/schemas'
import styles from './film.module.css'

type FilmProps = { film: Image; poster?: Image | undefined }

/** A short silent film with its description below; nothing of it is loaded before somebody plays it. */
export function Film({ film, poster }: FilmProps) {
  const id = useId()
  const size = { width: poster?.width ?? 960, height: poster?.height ?? 540 }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: '40rem' }).props.src
  return (
    <figure className={styles.film}>
      <video
        {...size}
        src={film.url}
        poster={cover}
        controls
        muted
        playsInline
        preload="none"
        aria-labelledby={film.alternativeText ? id : undefined}
      />
      {film.alternativeText && <figcaption id={id}>{film.alternativeText}</figcaption>}
    </figure>
  )
}
