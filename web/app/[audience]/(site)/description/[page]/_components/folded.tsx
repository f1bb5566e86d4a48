import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { Part } from '@/features/explain/parts-of'
import { plainText } from '@/ui/blocks/plain-text'
import styles from './folded.module.css'

/** The parts of a long text, each folded under its heading. */
export function Folded({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null
  return (
    <section className={styles.folded}>
      <h2>{translations('explain')('formulas')}</h2>
      {parts.map(({ heading, body }) => {
        const title = plainText([heading])
        return (
          <details key={title} className={styles.part}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <Blocks blocks={body} />
          </details>
        )
      })}
    </section>
  )
}
