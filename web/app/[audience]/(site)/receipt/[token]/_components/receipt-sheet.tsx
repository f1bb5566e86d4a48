import type { Receipt } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { Mark } from '@/ui/page/mark'
import styles from './receipt.module.css'

/** The buyer's data, as far as given; the town before the street where this is customary. */
function Buyer({ billing }: Pick<Receipt, 'billing'>) {
  const { fullName, email, postalCode, city, address, phone } = billing
  const town = [postalCode, city].filter(Boolean).join(' ')
  const place = language === 'eng' ? [address, city, postalCode] : [town, address]
  const lines = [fullName, ...place, email, phone].filter(Boolean)
  return (
    <p className={styles.lines}>
      {lines.length > 0 ? lines.join('\n') : translations('receipts')('noBuyer')}
    </p>
  )
}

/** The receipt: seller, buyer, number, date, lines and total. */
export async function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = translations('receipts')
  const { seller, productName } = await getSiteSetting()
  const { kind, number, correctsNumber, issuedAt, lines, total, billing } = receipt
  return (
    <article className={styles.sheet} aria-labelledby="receipt">
      <header className={styles.head}>
        <div>
          <h1 id="receipt">{t(kind)}</h1>
          <p className={styles.number}>{number}</p>
        </div>
        <Mark size={44} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('issued')}</dt>
          <dd>{formatLongDateOf(issuedAt)}</dd>
        </div>
        {correctsNumber && (
          <div>
            <dt>{t('corrects')}</dt>
            <dd>{correctsNumber}</dd>
          </div>
        )}
      </dl>
      <div className={styles.parties}>
        <section aria-labelledby="seller">
          <h2 id="seller">{t('seller')}</h2>
          <p className={styles.lines}>{seller || productName || env.PRODUCT_NAME}</p>
        </section>
        <section aria-labelledby="buyer">
          <h2 id="buyer">{t('buyer')}</h2>
          <Buyer billing={billing} />
        </section>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amount }) => (
            <tr key={`${name} ${amount.amount}`}>
              <td>{name}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(kind === 'credit' ? 'totalBack' : 'total')}</th>
            <td>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{t(kind === 'credit' ? 'noteCredit' : 'note')}</p>
    </article>
  )
}
