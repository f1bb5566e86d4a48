import {
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
  type NestedValueOf,
} from 'next-intl'
import { language, languages } from '@/base/text/language'
import { env } from '@/env'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { mergeMessages } from './merge'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>

const files = { hun, eng, rus } as const

type Code = keyof typeof files

/** A message that a language lacks comes from the next one (rus → eng → hun), and so has its key. */
const messagesOf = (code: Code) =>
  mergeMessages(languages[code].fallback.map((next) => files[next])) as Messages

const messages = messagesOf(language)

const made = new Map<string, unknown>()

/**
 * The words of a namespace, or all of them, in the deployment's language, or in another for something that has one
 * of its own (an analysis); for the server only: client leaves get their words as props. Made once for the process,
 * so that a message is parsed once and not for every request.
 */
export function translations<Name extends Namespace = never>(
  namespace?: Name,
  code: Code = language,
): Translator<Name> {
  const key = `${code} ${namespace}`
  const translator =
    made.get(key) ??
    createTranslator({
      locale: languages[code].locale,
      messages: code === language ? messages : messagesOf(code),
      namespace,
      timeZone: env.TIME_ZONE,
    })
  made.set(key, translator)
  return translator as Translator<Name>
}

type WordsAt<Name extends Namespace> = NestedValueOf<Messages, Name>

/**
 * The words of a namespace as they are written, for parts in the browser: what is in braces is filled in there.
 * All of them, or those of `keys` where the page would grow by the others.
 */
export function wordsOf<Name extends Namespace>(namespace: Name): WordsAt<Name>
export function wordsOf<Name extends Namespace, Key extends keyof WordsAt<Name>>(
  namespace: Name,
  keys: readonly Key[],
): Pick<WordsAt<Name>, Key>
export function wordsOf(namespace: string, keys?: readonly string[]): unknown {
  const words = namespace
    .split('.')
    .reduce<Words>((outer, name) => outer[name] as Words, messages as Words)
  return keys ? Object.fromEntries(keys.map((key) => [key, words[key]])) : words
}

type Words = { readonly [key: string]: unknown }

/** All words of a language, whichever it is. */
export type Translate = ReturnType<typeof translations<never>>
