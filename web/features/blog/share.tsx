import { translations } from '@/base/words/translations'
import styles from './post.module.css'

type ShareProps = { title: string; url: string }

/** Share targets as plain links: no third-party content is loaded or contacted before the click. */
const targets = {
  mail: ({ title, url }: ShareProps) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  facebook: ({ url }: ShareProps) =>
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  whatsapp: ({ title, url }: ShareProps) =>
    `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  telegram: ({ title, url }: ShareProps) =>
    `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
} as const

const names = Object.keys(targets) as (keyof typeof targets)[]

export function Share(post: ShareProps) {
  const t = translations('blog.share')
  return (
    <nav className={styles.share} aria-labelledby="share">
      <h2 id="share">{t('title')}</h2>
      <ul className={styles.ways}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={targets[name](post)}
              rel="noopener noreferrer nofollow"
              className={styles.link}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
