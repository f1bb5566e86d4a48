import { translations } from '@/base/words/translations'
import styles from './transcript.module.css'

/** Transcript of a video. */
export function Transcript({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="transcript" className={styles.transcript}>
      <h2 id="transcript">{translations('videos')('transcript')}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
