import { linkToVideo } from '@/base/routing/links'
import { wordsOf } from '@/base/words/translations'
import type { Film } from '@/server/cms/films'
import { SiteLink } from '@/ui/button/site-link'
import { Picture } from '@/ui/media/picture'
import styles from './film-card.module.css'
import { FilmFacts } from './film-facts'
import { FilmMark } from './film-mark'

/** A film in a list: its still picture, its title, how long it is and for whom; for members how far they are. */
export function FilmCard({ film }: { film: Film }) {
  const { documentId, slug, title, description, poster } = film
  return (
    <article className={styles.card}>
      {poster && (
        <div className={styles.poster} aria-hidden="true">
          <Picture
            image={{ ...poster, alternativeText: '' }}
            sizes="(min-width: 62.5rem) 22rem, 90vw"
          />
        </div>
      )}
      <div className={styles.text}>
        <h2>
          <SiteLink href={linkToVideo(slug)}>{title}</SiteLink>
        </h2>
        <FilmFacts film={film} />
        <FilmMark film={documentId} words={wordsOf('films', ['seen', 'goOnAt'])} />
        <p>{description}</p>
      </div>
    </article>
  )
}
