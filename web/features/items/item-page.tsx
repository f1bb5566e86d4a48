import type { Product } from '@krono/contract'
import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { Block } from '@/lib/contract/blocks'
import type { ItemKey } from '@/lib/contract/item-keys'
import type { PartMark } from '@/server/preview/part'
import { LanguageNote } from '@/ui/notice/language-note'
import { BuyItem } from './buy-item'
import { type Covered, ItemCover } from './item-cover'
import styles from './item-page.module.css'
import { ItemReviews } from './item-reviews'

type ItemPageProps = {
  item: ItemKey
  title: string
  subtitle?: string
  lead: string
  /** Short facts below the introduction. */
  facts: readonly string[]
  cover: Covered
  learns: { title: string; lines: readonly string[] }
  about: { title: string; blocks: readonly Block[] }
  parts: { title: PartMark; lead: PartMark; about: PartMark }
  /** Undefined: off sale. */
  product: Product | undefined
  /** Page of those who have it. */
  ownHref: string
  /** A link above the price: to something free. */
  trial?: ReactNode
  /** Included in the reader's membership: instead of the price. */
  included?: ReactNode
  /** Chapters, the person behind it. */
  children: ReactNode
}

/** The page that presents a course or an e-book and sells it; the same for every user of an audience. */
export function ItemPage(props: ItemPageProps) {
  const { item, title, subtitle, lead, facts, cover, learns, about, parts, children } = props
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <ItemCover item={cover} isFirst />
        <div className={styles.words}>
          <h1 {...parts.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <LanguageNote lang={parts.title.lang} />
          <p className={styles.lead} {...parts.lead}>
            {lead}
          </p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </header>
      <div className={styles.body}>
        <BuyItem {...props} />
        <div className={styles.main}>
          {learns.lines.length > 0 && (
            <section className={styles.section} aria-labelledby="learns">
              <h2 id="learns">{learns.title}</h2>
              <ul className={styles.learns}>
                {learns.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.section} aria-labelledby="about">
            <h2 id="about">{about.title}</h2>
            <Blocks blocks={about.blocks} part={parts.about} />
          </section>
          {children}
          <ItemReviews item={item} title={translations('items')('reviews')} />
        </div>
      </div>
    </div>
  )
}
