import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { Part } from '@/features/explain/parts-of'
import type { FromPanel } from '@/server/preview/part'
import { plainText } from '@/ui/blocks/plain-text'
import styles from './accordion.module.css'

/** The parts of a long text, each collapsed under its heading. */
export function Accordion({ parts, lang }: Pick<FromPanel, 'lang'> & { parts: readonly Part[] }) {
  if (parts.length === 0) return null
  return (
    <section className={styles.accordion}>
      <h2>{translations('explain')('formulas')}</h2>
      {parts.map(({ heading, body }) => {
        const title = plainText([heading])
        return (
          <details key={title} className={styles.part} lang={lang}>
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
