import { isChakra } from '@/features/chart/drawing/is-chakra'
import { Bar } from './bar'
import styles from './blocks.module.css'
import type { BlockProps, Scene } from './scene'

const nameOf = ({ words }: Scene, of: string) =>
  words.wordOf(isChakra(of) ? 'chakraLong' : 'measure', of)

/** Results as bars with their figures and, where there is one, the level in words. */
export function Measures({ block, scene }: BlockProps<'measures'>) {
  const { words } = scene
  return (
    <dl className={styles.measures}>
      {block.rows.map(({ of, value, level }) => (
        <div key={of}>
          <dt>{nameOf(scene, of)}</dt>
          <dd>
            <Bar value={value} chakra={isChakra(of) ? of : undefined} />
            <strong>{words.figure(value)}</strong>
            {level && <span>{words.levelOf(of, level)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
