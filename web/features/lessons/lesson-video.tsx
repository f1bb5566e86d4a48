import type { Lesson } from '@krono/contract'
import { Player } from '@/features/videos/player'
import { Transcript } from '@/features/videos/transcript'
import { askToWatch } from '@/server/videos/ask-to-watch'
import styles from './lesson.module.css'

type LessonVideoProps = { video: NonNullable<Lesson['video']>; lessonPath: string }

/**
 * The video of a lesson, from where the learner stopped, with its transcript. Its facts come with the lesson: the list of
 * all videos leaves out those of courses.
 */
export async function LessonVideo({ video, lessonPath }: LessonVideoProps) {
  const { id, title, poster } = video
  const found = await askToWatch(id)
  if (!found || found === 'premiumRequired') return null
  return (
    <section className={styles.part} aria-labelledby="lesson-video">
      <h2 id="lesson-video">{title}</h2>
      <Player
        video={{ documentId: id, title, poster: poster ?? undefined }}
        fromStart={lessonPath}
        at={found.at}
        goesOn
        hasCaptions={found.hasCaptions}
      />
      <Transcript text={found.transcript} />
    </section>
  )
}
