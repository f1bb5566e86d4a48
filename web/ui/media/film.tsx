import { getImageProps } from 'next/image'
import { useId } from 'react'
import { wordsOf } from '@/base/words/translations'
import type { Image } from '@/server/cms/schemas'
import styles from './film.module.css'
import { LoopingFilm } from './looping-film'

type FilmProps = { film: Image; poster?: Image | undefined }

/** A short silent film in a loop with its description below; nothing of it is loaded before it is in sight. */
export function Film({ film, poster }: FilmProps) {
  const id = useId()
  const size = { width: poster?.width ?? 960, height: poster?.height ?? 540 }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: '40rem' }).props.src
  return (
    <figure className={styles.film}>
      <LoopingFilm
        {...size}
        src={film.url}
        poster={cover}
        aria-labelledby={film.alternativeText ? id : undefined}
        words={wordsOf('film')}
      />
      {film.alternativeText && <figcaption id={id}>{film.alternativeText}</figcaption>}
    </figure>
  )
}
