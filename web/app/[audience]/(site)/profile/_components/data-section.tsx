import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { DataDownload } from './data-download'
import { SectionCard } from './section'

/** Downloads all stored data of the user as one file. */
export function DataSection() {
  const t = translations('profile.data')
  return (
    <SectionCard id="data" title={t('title')} lead={t('lead')}>
      <DataDownload words={savingWords({ submit: t('download') })} />
    </SectionCard>
  )
}
