import { type AnalysisKind, analysisKinds, type Product, productOfAnalysis } from '@krono/contract'
import { linkToInterpretation } from '@/base/routing/interpretations'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { translations } from '@/base/words/translations'
import type { InterpretationPage } from '@/server/cms/schemas'
import styles from './choice.module.css'
import { KindCard } from './kind-card'

type KindsProps = {
  pages: readonly Pick<InterpretationPage, 'key' | 'title' | 'lead'>[]
  products: readonly Product[]
  overrides: MenuOverrides
  leads: (href: string) => boolean
}

/** The most detailed kind for one person and for two: shown large, the others beside them. */
const led: readonly AnalysisKind[] = ['long', 'relationship']

const groups = {
  led,
  others: analysisKinds.filter((kind) => !led.includes(kind)),
} as const

/** All kinds of analysis that have a page: two large, the others beside them. */
export function Kinds({ pages, products, overrides, leads }: KindsProps) {
  const t = translations('interpretations.choice')
  if (pages.length === 0) return <p>{t('missing')}</p>
  return (
    <div className={styles.kinds}>
      {(['led', 'others'] as const).map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`${group}-title`}>
          <h2 id={`${group}-title`}>{t(group)}</h2>
          <div className={group === 'led' ? styles.ledCards : styles.otherCards}>
            {groups[group].map((kind) => {
              const page = pages.find(({ key }) => key === kind)
              const href = linkToInterpretation(kind, { overrides, leads })
              if (!page || !href) return null
              return (
                <KindCard
                  key={kind}
                  kind={kind}
                  page={page}
                  product={products.find(({ key }) => key === productOfAnalysis(kind))}
                  href={href}
                  isLed={group === 'led'}
                />
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
