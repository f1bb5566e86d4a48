import { levelOf, meanLimits } from '@krono/chart'
import { translations } from '@/base/words/translations'
import analysis from '@/features/chart/reading/reading.module.css'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import type { Texts } from '../chart/reading/reading-props'
import { extremesOf } from './extremes'
import type { GroupFacts } from './group-facts'
import styles from './relationship.module.css'

/**
 * Description of the group: the first paragraphs of the group analysis about its harmony, and about its strongest
 * chakra. The whole text is in the analysis.
 */
export function CompanyCard({ group, texts }: { group: GroupFacts; texts: Texts }) {
  const harmony = texts.get(`groupHarmony.${levelOf(group.harmony, meanLimits)}`)
  const strong = texts.get(`groupStrong.${extremesOf(group.energies).most}`)
  if (!harmony) return null
  const paragraphs = [harmony, strong].flatMap((text) => text?.short[0] ?? [])
  return (
    <Card className={styles.wide} aria-labelledby="company">
      <h2 id="company">
        <span className={analysis.eyebrow}>{translations('relationship.group')('company')}</span>{' '}
        <span className={analysis.value}>{harmony.title}</span>
      </h2>
      <Prose blocks={paragraphs} />
    </Card>
  )
}
