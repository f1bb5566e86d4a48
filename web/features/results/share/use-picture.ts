import { useEffect, useState } from 'react'
import { type FailureWords, readFailure } from '@/client/api-failure'
import { noAnswer } from '@/client/no-answer'

/** A picture as a file to hand on, and as the source of an image. */
export type Drawn = { file: File; source: string }

type State = { address: string; drawn?: Drawn; failure?: string }

/** Has a picture drawn whenever its address is another; says in words what went wrong. */
export function usePicture(address: string, fileName: string, words: FailureWords) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ address })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    const leaving = new AbortController()
    setState({ address })
    draw(address, fileName, words, leaving.signal).then((made) => {
      if (!leaving.signal.aborted) setState({ address, ...made })
    })
    return () => leaving.abort()
  }, [address, attempt])

  const current = state.address === address ? state : undefined
  return {
    drawn: current?.drawn,
    failure: current?.failure,
    again: () => setAttempt(attempt + 1),
  }
}

async function draw(
  address: string,
  fileName: string,
  words: FailureWords,
  signal: AbortSignal,
): Promise<Pick<State, 'drawn' | 'failure'>> {
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) {
      const body = await answer.json().catch(() => undefined)
      const wait = answer.headers.get('retry-after')
      return { failure: readFailure(answer.status, body, wait, words).error.message }
    }
    const file = new File([await answer.blob()], fileName, { type: 'image/png' })
    return { drawn: { file, source: await sourceOf(file) } }
  } catch {
    return { failure: noAnswer(words).error.message }
  }
}

/** As `data:`, which the content security policy lets an image be. */
const sourceOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
