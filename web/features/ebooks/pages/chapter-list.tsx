import { linkToEbookSample } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import styles from '@/features/courses/outline.module.css'
import page from '@/features/items/item-page.module.css'
import type { Ebook } from '@/server/cms/ebooks'

/** Titles of the chapters; only a sample is a link. */
export function ChapterList({ ebook: { slug, chapters } }: { ebook: Ebook }) {
  const t = translations('ebooks')
  return (
    <section className={page.section} aria-labelledby="chapters">
      <h2 id="chapters">{t('chapters')}</h2>
      <ol className={styles.chapters}>
        <li>
          <ol className={styles.lessons}>
            {chapters.map(({ title, isSample }) => (
              <li key={title}>
                <p className={styles.title}>
                  {isSample ? <a href={linkToEbookSample(slug)}>{title}</a> : <span>{title}</span>}
                  {isSample && <strong className={styles.free}>{t('sample')}</strong>}
                </p>
              </li>
            ))}
          </ol>
        </li>
      </ol>
    </section>
  )
}
