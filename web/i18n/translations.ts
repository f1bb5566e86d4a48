import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { env } from '@/env'
import { language, languages, locale } from '@/lib/language'
import eng from '../messages/eng.json'
import hun from '../messages/hun.json'
import rus from '../messages/rus.json'
import { mergeMessages } from './merge'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>

const files = { hun, eng, rus } as const

/** A message that the language lacks comes from the next one (rus → eng → hun), and so has its key. */
const messages = mergeMessages(languages[language].fallback.map((code) => files[code])) as Messages

const made = new Map<Namespace | undefined, unknown>()

/**
 * The words of a namespace, or all of them, in the deployment's one language; for the server only:
 * client leaves get their words as props. Made once for the process, so that a message is parsed once
 * and not for every request.
 */
export function translations<Name extends Namespace = never>(namespace?: Name): Translator<Name> {
  const translator =
    made.get(namespace) ??
    createTranslator({ locale, messages, namespace, timeZone: env.TIME_ZONE })
  made.set(namespace, translator)
  return translator as Translator<Name>
}

/**
 * All words of a namespace as they are written, for a page whose parts in the browser need most of them:
 * what is in braces is filled in there.
 */
export const wordsOf = <Name extends keyof Messages>(namespace: Name): Messages[Name] =>
  messages[namespace]
