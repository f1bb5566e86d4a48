import { useEffect, useState } from 'react'
import { type FailureWords, readFailure } from '@/client/api-failure'
import { noAnswer } from '@/client/no-answer'

/** A picture as a file to share, and as an image source. */
export type Drawn = { file: File; source: string }

type State = { address: string; drawn?: Drawn; failure?: string }

/** Requests a picture whenever its address changes; returns an error message on failure. */
export function usePicture(address: string, fileName: string, words: FailureWords) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ address })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
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

/** As a `data:` URL, which the content security policy allows for images. */
const sourceOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
