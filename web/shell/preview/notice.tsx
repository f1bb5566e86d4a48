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
 * Tells an editor that the page is a preview, and leads out of it (spec §2, "Layout"). On no other page
 * is there anything of it.
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
      {/* A plain link: a prefetch would end the preview unasked. */}
      <a href="/api/exit-preview" target={await exitTarget()}>
        {t('exit')}
      </a>
      <Parts panel={new URL(env.PANEL_URL).origin} label={t('edit')} />
    </aside>
  )
}

// The panel may show the page in its frame; the page of visitors may stand in none.
async function exitTarget() {
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe'
  return isFramed ? '_top' : undefined
}
