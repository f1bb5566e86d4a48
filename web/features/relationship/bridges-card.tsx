import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { type Bridge, bridgesOf } from './bonds'
import type { PairsProps } from './bonds-card'
import styles from './relationship.module.css'

/** Number shown; the others are in a disclosure. */
const shownBridges = 5

/** People close to two others that are distant, with the computation. */
export function BridgesCard({ names, pairs }: PairsProps) {
  const t = translations()
  const bridges = bridgesOf(pairs, names.length)
  const rest = bridges.slice(shownBridges)
  return (
    <Card aria-labelledby="bridges">
      <h2 id="bridges">{t('relationship.group.bridges')}</h2>
      {bridges.length === 0 && <p>{t('relationship.group.bridgesNone')}</p>}
      <BridgeList names={names} bridges={bridges.slice(0, shownBridges)} />
      {rest.length > 0 && (
        <Disclosure summary={t('relationship.group.bridgesMore')}>
          <BridgeList names={names} bridges={rest} />
        </Disclosure>
      )}
      <Disclosure summary={t('result.computed')} about={t('relationship.group.bridges')}>
        <p>{t('relationship.group.bridgesHow')}</p>
      </Disclosure>
    </Card>
  )
}

function BridgeList({ names, bridges }: { names: readonly string[]; bridges: readonly Bridge[] }) {
  const t = translations('relationship.group')
  return (
    <ul className={styles.bridges}>
      {bridges.map(({ a, b, harmony, by, least }) => (
        <li key={`${a} ${b}`}>
          <p>
            {t('bridge', {
              a: names[a] ?? '',
              b: names[b] ?? '',
              harmony: formatFigure(harmony),
              names: by.map((place) => names[place]).join(', '),
            })}
          </p>
          <p className={styles.quiet}>{t('bridgeNote', { value: formatFigure(least) })}</p>
        </li>
      ))}
    </ul>
  )
}
