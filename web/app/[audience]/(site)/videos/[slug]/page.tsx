import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToVideo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { FilmFacts } from '@/features/films/film-facts'
import { Player } from '@/features/films/player'
import { followMoved } from '@/server/cms/addresses'
import { getFilm } from '@/server/cms/films'
import { askToWatch } from '@/server/films/ask-to-watch'
import { getPreview } from '@/server/preview/get-preview'
import { partOf } from '@/server/preview/part'
import { requireUserAt } from '@/server/session/get-session'
import { Chapters } from './_components/chapters'
import { Locked } from './_components/locked'
import { Neighbours } from './_components/neighbours'
import styles from './_components/page.module.css'
import { Transcript } from './_components/transcript'

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams }

async function findFilm({ params }: Props) {
  const slug = decodeURIComponent((await params).slug)
  const found = await getFilm(slug)
  if (!found) await followMoved('film', slug, linkToVideo)
  return found ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { film } = await findFilm(props)
  return {
    title: film.title,
    description: film.description,
    robots: { index: false, follow: false },
  }
}

/** Where an address without a script begins: `?t=65`. */
async function wantedSecond({ searchParams }: Props) {
  const given = firstValue((await searchParams).t)
  return given && /^\d{1,5}$/.test(given) ? Number(given) : undefined
}

/** A film for those who may watch it; for the others what it is, and the way to it (spec §2, /videos). */
export default async function FilmPage(props: Props) {
  const { film, previous, next } = await findFilm(props)
  const isPreview = !!(await getPreview())
  if (!isPreview) await requireUserAt(linkToVideo(film.slug))
  const found = await askToWatch(film.documentId)
  // A draft may have no film yet.
  if (!found && !isPreview) notFound()
  const isOpen = found && found !== 'premiumRequired'
  const wanted = await wantedSecond(props)
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1 {...partOf(film, 'title')}>{film.title}</h1>
        <FilmFacts film={film} />
      </div>
      {isOpen ? (
        <Player
          film={film}
          at={wanted ?? found.at}
          goesOn={wanted === undefined}
          hasCaptions={found.hasCaptions}
        />
      ) : (
        found && <Locked poster={film.poster} />
      )}
      <div className={styles.about}>
        <p className={styles.description} {...partOf(film, 'description')}>
          {film.description}
        </p>
        <Chapters film={film} isOpen={!!isOpen} />
      </div>
      {isOpen && <Transcript text={found.transcript} />}
      <Neighbours previous={previous} next={next} />
    </article>
  )
}
