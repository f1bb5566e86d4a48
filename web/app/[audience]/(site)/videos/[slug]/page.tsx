import type { Metadata } from 'next'
import { forbidden, notFound } from 'next/navigation'
import { linkToVideo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { Player } from '@/features/videos/player'
import { Transcript } from '@/features/videos/transcript'
import { VideoFacts } from '@/features/videos/video-facts'
import { followMoved } from '@/server/cms/addresses'
import { getVideo } from '@/server/cms/videos'
import { getPreview } from '@/server/preview/get-preview'
import { partOf } from '@/server/preview/part'
import { requireUserAt } from '@/server/session/get-session'
import { askToWatch } from '@/server/videos/ask-to-watch'
import { LanguageNote } from '@/ui/notice/language-note'
import { Chapters } from './_components/chapters'
import { Neighbours } from './_components/neighbours'
import styles from './_components/page.module.css'

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams }

async function findVideo({ params }: Props) {
  const slug = decodeURIComponent((await params).slug)
  const found = await getVideo(slug)
  if (!found) await followMoved('film', slug, linkToVideo)
  return found ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { video } = await findVideo(props)
  return {
    title: video.title,
    description: video.description,
    robots: { index: false, follow: false },
  }
}

/** Start second in the address, for chapter links without JavaScript: `?t=65`. */
async function startSecond({ searchParams }: Props) {
  const seconds = firstValue((await searchParams).t)
  return seconds && /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined
}

/** A video for users who may watch it (spec §2, /videos); others see which plan includes it (spec §6). */
export default async function VideoPage(props: Props) {
  const { video, previous, next } = await findVideo(props)
  const isPreview = !!(await getPreview())
  if (!isPreview) await requireUserAt(linkToVideo(video.slug))
  const found = await askToWatch(video.documentId)
  // A draft may have no video yet.
  if (!found && !isPreview) notFound()
  if (found === 'premiumRequired') forbidden()
  const wanted = await startSecond(props)
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1 {...partOf(video, 'title')}>{video.title}</h1>
        <LanguageNote lang={video.lang} />
        <VideoFacts video={video} />
      </div>
      {found && (
        <Player
          video={video}
          fromStart={linkToVideo(video.slug, 0)}
          at={wanted ?? found.at}
          goesOn={wanted === undefined}
          hasCaptions={found.hasCaptions}
        />
      )}
      <div className={styles.about}>
        <p className={styles.description} {...partOf(video, 'description')}>
          {video.description}
        </p>
        <Chapters video={video} isOpen={!!found} />
      </div>
      {found && <Transcript text={found.transcript} />}
      <Neighbours previous={previous} next={next} />
    </article>
  )
}
