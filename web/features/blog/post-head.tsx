import { linkTo } from '@/base/routing/links'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { Post } from '@/server/cms/blog'
import { partOf } from '@/server/preview/part'
import { LanguageNote } from '@/ui/notice/language-note'
import { minutesOf } from './contents-of'
import styles from './post.module.css'

/** Head of a post: category, title, author, date, and reading time. */
export function PostHead({ post, siteName }: { post: Post; siteName: string }) {
  const t = translations('blog')
  const { category, title, lead, author, postedOn, content } = post
  return (
    <header className={styles.head}>
      <a className={styles.category} href={linkTo('blog', { category })}>
        {t(`categories.${category}`)}
      </a>
      <h1 {...partOf(post, 'title')}>{title}</h1>
      <p className={styles.lead} {...partOf(post, 'lead')}>
        {lead}
      </p>
      <LanguageNote lang={post.lang} />
      <p className={styles.facts}>
        <span {...partOf(post, 'author')}>
          {author ? t('by', { name: author }) : t('byHouse', { name: siteName })}
        </span>
        <time dateTime={postedOn}>{formatLongDate(postedOn)}</time>
        <span>{t('minutes', { count: minutesOf(content) })}</span>
      </p>
    </header>
  )
}
