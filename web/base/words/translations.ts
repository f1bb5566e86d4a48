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

/** Messages of a language; a missing one comes from the next language (rus → eng → hun). */
const messagesOf = (code: Code) =>
  mergeMessages(languages[code].fallback.map((next) => files[next])) as Messages

const messages = messagesOf(language)

const translators = new Map<string, unknown>()

/**
 * Translator of a namespace, or of all messages, in the deployment's language or in another one (of an analysis). For
 * the server only: client components get their texts as props. Cached for the process, so that a message is parsed
 * once and not for every request.
 */
export function translations<Name extends Namespace = never>(
  namespace?: Name,
  code: Code = language,
): Translator<Name> {
  const key = `${code} ${namespace}`
  const translator =
    translators.get(key) ??
    createTranslator({
      locale: languages[code].locale,
      messages: code === language ? messages : messagesOf(code),
      namespace,
      timeZone: env.TIME_ZONE,
    })
  translators.set(key, translator)
  return translator as Translator<Name>
}

type WordsAt<Name extends Namespace> = NestedValueOf<Messages, Name>

/**
 * Unformatted messages of a namespace, for client components, which fill in placeholders themselves. `keys` selects
 * messages, to keep the page small.
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

/** Translator of all messages of a language. */
export type Translate = ReturnType<typeof translations<never>>
