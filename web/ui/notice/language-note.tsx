import { translations } from '@/base/words/translations'
import type { FromPanel } from '@/server/preview/part'
import { Notice } from './notice'

/** Note with the language of an untranslated text; renders nothing for a translated one. */
export function LanguageNote({ lang }: Pick<FromPanel, 'lang'>) {
  const t = translations('otherLanguage')
  return lang ? <Notice>{t('note', { language: lang })}</Notice> : null
}
