import { linkTo, linkToAnswer } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { type FaqEntry, getFaq } from '@/server/cms/faq'
import styles from './faq.module.css'

const most = 5

/** Other questions on the same subject, and the link to all. */
export async function RelatedQuestions({ entry }: { entry: FaqEntry }) {
  const t = translations('faq')
  const others = (await getFaq())
    .filter(({ category, slug }) => category === entry.category && slug !== entry.slug)
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
  return (
    <nav className={styles.more} aria-labelledby="more">
      <h2 id="more">{t('related')}</h2>
      <ul className={styles.others}>
        {others.map(({ documentId, slug, title }) => (
          <li key={documentId}>
            <a href={linkToAnswer(slug)}>{title}</a>
          </li>
        ))}
        <li>
          <a href={linkTo('faq')}>{t('all')}</a>
        </li>
      </ul>
    </nav>
  )
}
