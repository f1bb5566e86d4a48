import { timedLinesOf } from '@krono/contract'
import { linkToVideo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { clockOf } from '@/features/films/film-length'
import type { Film } from '@/server/cms/films'
import { partOf } from '@/server/preview/part'
import styles from './chapters.module.css'

type ChaptersProps = {
  film: Film
  /** Its reader may watch it: each leads to its second. */
  isOpen: boolean
}

/** What is in a film, and from when on. */
export function Chapters({ film, isOpen }: ChaptersProps) {
  const chapters = timedLinesOf(film.chapters).filter(({ text }) => text !== '')
  if (chapters.length === 0) return null
  return (
    <section aria-labelledby="chapters" className={styles.chapters} {...partOf(film, 'chapters')}>
      <h2 id="chapters">{translations('films')('chapters')}</h2>
      <ol className={styles.list}>
        {chapters.map(({ second, text }) => (
          <li key={`${second} ${text}`}>
            <span aria-hidden="true">{clockOf(second)}</span>
            {isOpen ? (
              <a href={linkToVideo(film.slug, second)} data-second={second}>
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
