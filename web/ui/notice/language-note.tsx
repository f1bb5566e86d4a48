import { translations } from '@/base/words/translations'
import type { FromPanel } from '@/server/preview/part'
import { Notice } from './notice'

/** Of a text that has no translation: in which language it stands here. Nothing for one that has. */
export function LanguageNote({ lang }: Pick<FromPanel, 'lang'>) {
  const t = translations('otherLanguage')
  return lang ? <Notice>{t('note', { language: lang })}</Notice> : null
}
