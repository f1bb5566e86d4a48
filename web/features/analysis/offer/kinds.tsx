import { analysisKinds, type Product, peopleOfAnalysis, productOfAnalysis } from '@krono/contract'
import { linkToInterpretation } from '@/base/routing/interpretations'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { translations } from '@/base/words/translations'
import type { InterpretationPage } from '@/server/cms/schemas'
import styles from './choice.module.css'
import { KindCard } from './kind-card'

type KindsProps = {
  leads: readonly Pick<InterpretationPage, 'key' | 'title' | 'lead'>[]
  products: readonly Product[]
  overrides: MenuOverrides
}

const isOfOne = (kind: (typeof analysisKinds)[number]) => peopleOfAnalysis(kind)[1] === 1

const groups = {
  one: analysisKinds.filter(isOfOne),
  many: analysisKinds.filter((kind) => !isOfOne(kind)),
} as const

/** All kinds of analysis that have a page, those of one person before the others. */
export function Kinds({ leads, products, overrides }: KindsProps) {
  const t = translations('interpretations.choice')
  if (leads.length === 0) return <p>{t('missing')}</p>
  return (['one', 'many'] as const).map((group) => (
    <section key={group} className={styles.group} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>{t(group)}</h2>
      <div className={styles.cards}>
        {groups[group].map((kind) => {
          const page = leads.find(({ key }) => key === kind)
          if (!page) return null
          return (
            <KindCard
              key={kind}
              kind={kind}
              page={page}
              product={products.find(({ key }) => key === productOfAnalysis(kind))}
              href={linkToInterpretation(kind, overrides)}
            />
          )
        })}
      </div>
    </section>
  ))
}
