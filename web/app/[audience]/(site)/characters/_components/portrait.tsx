import { translations } from '@/base/words/translations'
import { Emblem, type EmblemProps } from '@/features/chart/drawing/emblem'
import type { Interpretation } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import styles from './characters.module.css'

type PortraitProps = Pick<EmblemProps, 'chakra' | 'side'> & {
  name: string
  /** The text that owners of the character read, and the gallery's additional text. Either may be unpublished. */
  text: Interpretation | undefined
  more: Interpretation | undefined
}

/** One character of the gallery: its emblem, its definition, its description. */
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
