import { Failure } from '../lib/failure.mjs'

/**
 * The arguments after `npm test --`: parts, then words that choose files and titles in them. Instead of words: "changed",
 * with an optional revision.
 */
export interface Wishes {
  /** Empty: all parts. */
  parts: string[]
  /** Empty: whole parts. */
  words: string[]
  /** Revision of git to compare with. */
  since?: string
  /** On every database, in every language and size. */
  isEverywhere: boolean
  /** Only lists what would run. */
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
    if (more) throw new Failure(`One revision may follow "changed", not also "${more}".`)
    return { parts, words: [], since, isEverywhere, isDry }
  }
  if (words[0] && parts.length === 0) {
    throw new Failure(`No part "${words[0]}": ${names.join(', ')}, or changed.`)
  }
  return { parts, words, isEverywhere, isDry }
}

/** Whether a part runs: a named one; without names each that is not extra; with --all the extra ones too. */
export const isWanted = (
  name: string,
  { isExtra = false }: { isExtra?: boolean },
  { parts, isEverywhere }: Pick<Wishes, 'parts' | 'isEverywhere'>,
) => (parts.length > 0 ? parts.includes(name) : isEverywhere || !isExtra)
