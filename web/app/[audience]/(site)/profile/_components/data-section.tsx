import { translations } from '@/base/words/translations'
import { endpointsOfPages } from '@/lib/contract/endpoints-of-pages'
import { buttonClass } from '@/ui/button/button'
import { SectionCard } from './section'

/** Everything that is stored about somebody, as one file. */
export function DataSection() {
  const t = translations('profile.data')
  return (
    <SectionCard id="data" title={t('title')} lead={t('lead')}>
      <div>
        <a
          className={buttonClass('quiet')}
          href={`/api${endpointsOfPages.exportUser.path}`}
          download="krono.json"
        >
          {t('download')}
        </a>
      </div>
    </SectionCard>
  )
}
