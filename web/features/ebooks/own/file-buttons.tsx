import { translations } from '@/base/words/translations'
import styles from '@/features/items/own-items.module.css'
import { ebookFormats } from '@/lib/contract/ebooks'
import { buttonClass } from '@/ui/button/button'
import { ebookFileAt } from './file-at'

type FileButtonsProps = {
  token: string
  title: string
  /** The page's primary action is among them. */
  isFirst: boolean
}

/** The files of a copy; the names of the buttons say which book. */
export function FileButtons({ token, title, isFirst }: FileButtonsProps) {
  const t = translations('myEbooks.formats')
  return (
    <p className={styles.actions}>
      {ebookFormats.map((format, place) => (
        <a
          key={format}
          href={ebookFileAt(token, format)}
          className={buttonClass(isFirst && place === 0 ? 'primary' : 'quiet')}
          aria-label={`${t(format)}: ${title}`}
        >
          {t(format)}
        </a>
      ))}
    </p>
  )
}
