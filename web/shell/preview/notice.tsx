import { headers } from 'next/headers'
import { audienceRow } from '@/base/routing/audiences'
import { routes } from '@/base/routing/routes'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { getPreview } from '@/server/preview/get-preview'
import { LazyTools } from './lazy-tools'
import styles from './notice.module.css'

const languageNames = new Intl.DisplayNames(intl, { type: 'language' })

/**
 * Tells an editor that the page is a preview, with a link that ends it (spec §2, "Layout"). Renders nothing on other
 * pages.
 */
export async function PreviewNotice() {
  const preview = await getPreview()
  if (!preview) return null
  const t = translations('preview')
  const { audience, locale, status, learner } = preview
  return (
    <aside className={`${styles.notice} no-print`} aria-label={t('label')}>
      <p>
        <strong>{t(status)}</strong>{' '}
        {t('view', {
          language: languageNames.of(locale) ?? locale,
          audience: t(`audience.${audienceRow(audience).variant}`),
        })}
      </p>
      <LazyTools
        learner={{
          shelf: routes.courseShelf.path,
          chosen: learner,
          words: wordsOf('preview.learner', ['label', 'visitor', 'buyer', 'finished']),
          className: styles.learners,
        }}
        parts={{ panel: new URL(env.PANEL_URL).origin, label: t('edit') }}
      />
      {/* A plain link, because a prefetch would end the preview. */}
      <a href="/api/exit-preview" target={await exitTarget()}>
        {t('exit')}
      </a>
    </aside>
  )
}

// The panel may show a preview in a frame; without the preview the page cannot be framed.
async function exitTarget() {
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe'
  return isFramed ? '_top' : undefined
}
