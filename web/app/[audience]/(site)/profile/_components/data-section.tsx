import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { DataDownload } from './data-download'
import { SectionCard } from './section'

/** Everything that is stored about somebody, as one file. */
export function DataSection() {
  const t = translations('profile.data')
  return (
    <SectionCard id="data" title={t('title')} lead={t('lead')}>
      <DataDownload words={savingWords({ submit: t('download') })} />
    </SectionCard>
  )
}
