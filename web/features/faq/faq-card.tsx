import { linkToAnswer } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { FaqEntry } from '@/server/cms/faq'
import { partOf } from '@/server/preview/part'
import styles from './faq.module.css'

/** A question that opens its answer, without JavaScript; the answer also has its own page. */
export function FaqCard({ item }: { item: FaqEntry }) {
  const t = translations('faq')
  const { slug, title, category, answer } = item
  return (
    <details className={styles.card}>
      <summary>
        <small>{t(`categories.${category}`)}</small>
        <h2 {...partOf(item, 'title')}>{title}</h2>
      </summary>
      <div className={styles.answer}>
        <Blocks blocks={answer} part={partOf(item, 'answer')} />
        <a href={linkToAnswer(slug)}>
          {t('ownPage')}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </details>
  )
}
