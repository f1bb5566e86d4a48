import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import styles from './links.module.css'
import { qrOf } from './qr'

/** The QR code of a short link, and its files for print. */
export async function QrCode({ name, url }: { name: string; url: string }) {
  const t = translations('admin.links.short')
  const { svg, png } = await qrOf(url)
  return (
    <section>
      <h3>{t('qr')}</h3>
      <div className={styles.qr}>
        {/* biome-ignore lint/performance/noImgElement: a data URL, which no optimiser can make smaller */}
        <img src={svg} alt={t('qrAlt', { place: url })} width="148" height="148" />
        <div className={styles.files}>
          <a className={pill.pill} href={svg} download={`${name}.svg`}>
            {t('svg')}
          </a>
          <a className={pill.pill} href={png} download={`${name}.png`}>
            {t('png')}
          </a>
        </div>
      </div>
    </section>
  )
}
