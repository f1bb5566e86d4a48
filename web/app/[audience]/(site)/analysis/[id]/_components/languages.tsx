import type { Language } from '@krono/contract'
import { linkToAnalysis } from '@/base/routing/links'
import { languages } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { Tabs } from '@/ui/tabs/tabs'

const codes = Object.keys(languages) as Language[]

type LanguagesProps = { id: string; language: Language; edition: string | null }

/** Switches the language of an analysis and of its PDF; each language has its own name in that language. */
export function Languages({ id, language, edition }: LanguagesProps) {
  const t = translations('analysisPage')
  return (
    <Tabs
      label={t('language')}
      tabs={codes.map((code) => ({
        href: linkToAnalysis(id, { language: code, edition }),
        label: t(`languages.${code}`),
        isCurrent: code === language,
      }))}
    />
  )
}
