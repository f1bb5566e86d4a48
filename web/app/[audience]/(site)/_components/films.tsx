import { linkToVideo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { clockOf } from '@/features/films/film-length'
import { getFilms } from '@/server/cms/films'
import { SiteLink } from '@/ui/button/site-link'
import styles from './films.module.css'

/** How many a section names. */
const named = 3

/** The first films, by name, so that a section about them shows what is there. */
export async function Films() {
  const films = (await getFilms()).slice(0, named)
  if (films.length === 0) return null
  return (
    <ul aria-label={translations('films')('shown')} className={styles.films}>
      {films.map(({ documentId, slug, title, seconds }) => (
        <li key={documentId}>
          <SiteLink href={linkToVideo(slug)}>{title}</SiteLink>
          {seconds ? <span> {clockOf(seconds)}</span> : null}
        </li>
      ))}
    </ul>
  )
}
