import { getImageProps } from 'next/image'
import { useId } from 'react'
import { wordsOf } from '@/base/words/translations'
import type { Image } from '@/server/cms/schemas'
import { LoopingVideo } from './looping-video'
import styles from './video.module.css'

type VideoProps = { video: Image; poster?: Image | undefined }

/** A short silent looping video with its description below; loaded only when it is in the viewport. */
export function Video({ video, poster }: VideoProps) {
  const id = useId()
  const size = { width: poster?.width ?? 960, height: poster?.height ?? 540 }
  const cover =
    poster && getImageProps({ ...size, src: poster.url, alt: '', sizes: '40rem' }).props.src
  return (
    <figure className={styles.video}>
      <LoopingVideo
        {...size}
        src={video.url}
        poster={cover}
        aria-labelledby={video.alternativeText ? id : undefined}
        words={wordsOf('video')}
      />
      {video.alternativeText && <figcaption id={id}>{video.alternativeText}</figcaption>}
    </figure>
  )
}
