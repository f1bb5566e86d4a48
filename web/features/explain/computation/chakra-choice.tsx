import type { ChakraKey } from '@krono/chart'
import styles from './computation.module.css'
import type { ComputationWords } from './computation-words'

type ChakraChoiceProps = {
  words: ComputationWords
  keys: readonly ChakraKey[]
  chosen: ChakraKey
  name: string
  onChoose?: (chakra: ChakraKey) => void
}

/** Selects which of the seven circles is turned. */
export function ChakraChoice({ words, keys, chosen, name, onChoose }: ChakraChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{words.choose}</legend>
      {keys.map((key) => (
        <label key={key} style={{ borderColor: `var(--${key})` }}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            readOnly={!onChoose}
            onChange={onChoose && (() => onChoose(key))}
          />
          <span>{words.names[key]}</span>
        </label>
      ))}
    </fieldset>
  )
}
