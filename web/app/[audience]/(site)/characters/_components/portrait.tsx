import { translations } from '@/base/words/translations'
import { Emblem, type EmblemProps } from '@/features/chart/drawing/emblem'
import type { Interpretation } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import styles from './characters.module.css'

type PortraitProps = Pick<EmblemProps, 'chakra' | 'side'> & {
  name: string
  /**
   * The character as its owner reads it, and the additional text of the gallery. Editors may have published neither.
   */
  text: Interpretation | undefined
  more: Interpretation | undefined
}

/** One character of the gallery: its sign large, what makes it, what it is like. */
export function Portrait({ chakra, side, name, text, more }: PortraitProps) {
  const t = translations()
  const anchor = `${chakra}-${side}`
  return (
    <Card className={styles.portrait} aria-labelledby={anchor}>
      <Emblem chakra={chakra} side={side} size={240} />
      <div className={styles.words}>
        <h2 id={anchor}>
          {name}
          {more && <span>{more.title}</span>}
        </h2>
        <p className={styles.made}>{t(`characters.${side}`, { chakra: t(`chakra.${chakra}`) })}</p>
        {text && <Prose blocks={text.short} part={partOf(text, 'short')} />}
        {more && <Prose blocks={more.short} part={partOf(more, 'short')} />}
      </div>
    </Card>
  )
}
