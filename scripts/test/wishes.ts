import { Failure } from '../lib/failure.mjs'

/**
 * What stands behind `npm test --`: parts, then words that choose among their files and titles. Instead of
 * words "changed", and since when.
 */
export interface Wishes {
  /** None: all of them. */
  parts: string[]
  /** None: whole parts. */
  words: string[]
  /** A revision of git. */
  since?: string
  /** On every database, in every language and size. */
  isEverywhere: boolean
  /** Only list what would run. */
  isDry: boolean
}

const everywhere = '--all'
const dry = '--dry'

/** @param names of the parts */
export function wishesOf(argv: readonly string[], names: readonly string[]): Wishes {
  const isEverywhere = argv.includes(everywhere)
  const isDry = argv.includes(dry)
  const args = argv.filter((word) => word !== everywhere && word !== dry)
  const option = args.find((word) => word.startsWith('-'))
  if (option) throw new Failure(`No option "${option}": there are ${everywhere} and ${dry}.`)
  const firstWord = args.findIndex((word) => !names.includes(word))
  const end = firstWord === -1 ? args.length : firstWord
  const [parts, words] = [args.slice(0, end), args.slice(end)]
  if (words[0] === 'changed') {
    const [, since = 'HEAD', more] = words
    if (more) throw new Failure(`One revision may stand behind "changed", not also "${more}".`)
    return { parts, words: [], since, isEverywhere, isDry }
  }
  if (words[0] && parts.length === 0) {
    throw new Failure(`No part "${words[0]}": ${names.join(', ')}, or changed.`)
  }
  return { parts, words, isEverywhere, isDry }
}

/** A named part, or without names each part that is not extra; --all runs the extra ones too. */
export const isWanted = (
  name: string,
  { isExtra = false }: { isExtra?: boolean },
  { parts, isEverywhere }: Pick<Wishes, 'parts' | 'isEverywhere'>,
) => (parts.length > 0 ? parts.includes(name) : isEverywhere || !isExtra)
