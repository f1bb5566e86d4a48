import { headers } from 'next/headers'
import { audienceRow } from '@/base/routing/audiences'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { getPreview } from '@/server/preview/get-preview'
import styles from './notice.module.css'
import { Parts } from './parts'

const languageNames = new Intl.DisplayNames(intl, { type: 'language' })

/**
 * Tells an editor that the page is a preview, with a link that ends it (spec §2, "Layout"). Renders nothing on other
 * pages.
 */
export async function PreviewNotice() {
  const preview = await getPreview()
  if (!preview) return null
  const t = translations('preview')
  const { audience, locale, status } = preview
  return (
    <aside className={`${styles.notice} no-print`} aria-label={t('label')}>
      <p>
        <strong>{t(status)}</strong>{' '}
        {t('view', {
          language: languageNames.of(locale) ?? locale,
          audience: t(`audience.${audienceRow(audience).variant}`),
        })}
      </p>
      {/* A plain link, because a prefetch would end the preview. */}
      <a href="/api/exit-preview" target={await exitTarget()}>
        {t('exit')}
      </a>
      <Parts panel={new URL(env.PANEL_URL).origin} label={t('edit')} />
    </aside>
  )
}

// The panel may show a preview in a frame; without the preview the page cannot be framed.
async function exitTarget() {
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe'
  return isFramed ? '_top' : undefined
}
