import { linkTo } from '@/base/routing/links'
import { formatMoney } from '@/base/text/format'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import type { ProductKey } from '@/lib/contract/product-tables'
import { getProducts } from '@/server/cms/calls'
import { SiteLink } from '@/ui/button/site-link'
import styles from './details.module.css'

/** Products for new visitors, with links to their pages. */
const offered = [
  ['premium-month', 'payment'],
  ['premium-year', 'payment'],
  ['analysis-short', 'shortInterpretation'],
  ['analysis-long', 'longInterpretation'],
  ['analysis-relationship', 'relationshipInterpretation'],
  ['analysis-family', 'familyInterpretation'],
  ['analysis-group', 'groupInterpretation'],
] as const satisfies readonly (readonly [ProductKey, Parameters<typeof linkTo>[0]])[]

/** The prices of the catalogue, with the legally required text. */
export async function Prices() {
  const products = await getProducts()
  const t = translations('details')
  const rows = offered.flatMap(([key, route]) => {
    const product = products.find((one) => one.key === key)
    return product ? [{ product, href: linkTo(route) }] : []
  })
  return (
    // Site messages within an editor's text, which may be in another language.
    <div className={styles.prices} lang={locale}>
      <ul className={styles.rows}>
        {rows.map(({ product, href }) => (
          <li key={product.key}>
            <SiteLink href={href}>{product.name}</SiteLink>
            <b>{formatMoney(product.price)}</b>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink href={linkTo('interpretations')}>{t('choose')}</SiteLink>
      </p>
      <p className={styles.note}>
        <PriceNote />
      </p>
    </div>
  )
}
