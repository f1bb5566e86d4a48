import type { Character } from '@krono/chart'
import { linkToCharacter } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { characterRow } from '../chart/characters'
import { Emblem } from '../chart/drawing/emblem'
import type { Texts } from '../chart/reading/reading-props'
import { isolate, type Two } from './people'
import styles from './relationship.module.css'

type PairCharactersProps = { names: Two<string>; characters: Two<Character>; texts: Texts }

/** The character of each of the two, above their relationship. */
export function PairCharacters({ names, characters, texts }: PairCharactersProps) {
  const t = translations('relationship.pair')
  return (
    <ul className={styles.characters} aria-label={t('characters')}>
      {characters.map((character, index) => {
        const { chakra, side } = characterRow(character)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people, who may have the same character
          <li key={index}>
            <Emblem chakra={chakra} side={side} size={64} />
            <p>
              <span className={styles.quiet}>{isolate(names[index] ?? '')}</span>
              <a href={linkToCharacter(character)}>
                {texts.get(`character.${character}`)?.title ?? character}
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
