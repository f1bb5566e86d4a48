import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Emblem, type EmblemProps } from '@/features/chart/drawing/emblem'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './characters.module.css'

type CharacterIndexProps = {
  characters: readonly (Pick<EmblemProps, 'chakra' | 'side'> & { key: string; name: string })[]
}

/** Overview of all characters, each linked to its portrait. */
export function CharacterIndex({ characters }: CharacterIndexProps) {
  const t = translations('characters')
  return (
    <div className={styles.glance}>
      <nav aria-label={t('index')}>
        <ul className={styles.index}>
          {characters.map(({ key, chakra, side, name }) => (
            <li key={key}>
              <a href={`#${key}`}>
                <Emblem chakra={chakra} side={side} size={72} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={linkTo('visitorWorksheet')}>{t('find')}</ButtonLink>
    </div>
  )
}
