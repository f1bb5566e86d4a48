import { createHmac, randomBytes } from 'node:crypto'
import { type Answers, answerOf } from '@krono/contract'

/** Only while a page is made of it: some are made at the same time, and an answer is at most some dozens of kB. */
const mostAnswers = 100

/** Of this process alone, whose memory it is. */
const secret = randomBytes(32)

type Holder = { kronoOwnAnswers?: Map<string, string> }

// The proxy and pages are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoOwnAnswers ??= new Map()
const answers = holder.kronoOwnAnswers

/** Keeps what the cms answered for the page that is made of it; returns a name that nobody else can think of. */
export function keepAnswer(address: string, text: string): string {
  const name = createHmac('sha256', secret).update(`${address}\n${text}`).digest('base64url')
  answers.delete(name)
  answers.set(name, text)
  const [oldest] = answers.keys()
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
  return name
}

/** The answer of this name, as its row of the contract says. */
export function keptAnswer<Name extends 'ownChart' | 'profile'>(
  endpoint: Name,
  name: string,
): Answers[Name] | undefined {
  const text = answers.get(name)
  return text === undefined ? undefined : answerOf(endpoint).safeParse(JSON.parse(text)).data
}
