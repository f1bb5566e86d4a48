import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { shownLanguage } from './shown-language'

/** The response of a call: undefined while loading, 'failed' after an error. */
export function useAnswer<Answer>(
  address: string,
  params: Readonly<Record<string, string>> = {},
  /** A change fetches again. */
  version = 0,
): Answer | 'failed' | undefined {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const request = JSON.stringify([{ language: shownLanguage(), ...params }, version])
  useEffect(() => {
    let isOld = false
    const [wanted] = JSON.parse(request)
    get<Answer>(address, { params: wanted }).then(
      ({ data }) => isOld || setAnswer(data),
      () => isOld || setAnswer('failed'),
    )
    return () => {
      isOld = true
    }
  }, [get, address, request])
  return answer
}
