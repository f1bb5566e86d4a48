import type { AnalysisKind, Product } from '@krono/contract'
import { formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './choice.module.css'
import { Cover } from './cover'
import { lengthText, peopleText } from './facts'

type KindCardProps = {
  kind: AnalysisKind
  page: { title: string; lead: string }
  /** Price and benefits; undefined while it is not sold. */
  product: Product | undefined
  href: string
  /** Large, with all benefits. */
  isLed: boolean
}

/** Overview of one kind: cover, number of people, length, benefits, price. */
export function KindCard({ kind, page, product, href, isLed }: KindCardProps) {
  const t = translations('interpretations')
  const id = `kind-${kind}`
  return (
    <Card className={isLed ? styles.led : styles.beside} aria-labelledby={id}>
      <div className={styles.cover}>
        <Cover kind={kind} isFirst={isLed} />
      </div>
      <div className={styles.name}>
        <h3 id={id}>{page.title}</h3>
        <p className={styles.facts}>
          {peopleText(kind)} · {lengthText(kind)}
        </p>
      </div>
      <p className={styles.lead}>{page.lead}</p>
      {isLed && product && (
        <ul className={styles.brings}>
          {product.unlocks.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.end}>
        <p className={styles.price}>
          {product ? <b>{formatMoney(product.price)}</b> : t('price.missing')}
        </p>
        <p className={styles.way}>
          <ButtonLink look={isLed ? undefined : 'quiet'} href={href}>
            {t('choice.open')}
            <span className="visually-hidden">: {page.title}</span>
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}
