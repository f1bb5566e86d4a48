import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { consentCategories } from '@/lib/contract/consent-categories'
import { getPreview } from '@/server/preview/get-preview'
import { Button } from '@/ui/button/button'
import styles from './consent.module.css'
import { consentScript } from './consent-script'

/**
 * The cookie bar (spec §4). It is hidden in every page; the script after it shows it if there is no choice yet. The
 * script comes after the complete bar, so that the bar does not grow while the page loads. The two buttons look alike,
 * so that neither choice is preferred; a disclosure has the details.
 */
export async function Consent() {
  // An editor's preview is not tracked, so no consent is needed.
  if (await getPreview()) return null
  const t = translations('consent')
  return (
    <>
      <section
        id="consent"
        className={`${styles.bar} no-print`}
        tabIndex={-1}
        aria-labelledby="consent-title"
      >
        <div className={styles.inner}>
          <details className={styles.manage}>
            <summary>
              <span id="consent-title">{t('title')}</span> <span>{t('manage')}</span>
            </summary>
            <p className={styles.text}>
              {t('text')}{' '}
              <Link href={linkTo('privacyPolicy')} prefetch={false}>
                {t('policy')}
              </Link>
            </p>
            {consentCategories.map((name) => (
              <label key={name} className={styles.category}>
                <input
                  type="checkbox"
                  name={name}
                  defaultChecked={name === 'necessary'}
                  disabled={name === 'necessary'}
                />
                <span>
                  <strong>{t(`${name}.label`)}</strong>
                  <small>{t(`${name}.text`)}</small>
                </span>
              </label>
            ))}
            <Button type="button" look="quiet" data-choose="selected">
              {t('acceptSelected')}
            </Button>
          </details>
          <div className={styles.actions}>
            <Button type="button" look="quiet" data-choose="none">
              {t('decline')}
            </Button>
            <Button type="button" look="quiet" data-choose="all">
              {t('acceptAll')}
            </Button>
          </div>
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the policy */}
      <script dangerouslySetInnerHTML={{ __html: consentScript }} />
    </>
  )
}
