import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { SendState } from '../../messaging/newsletter/plan-send'

const pollIntervalMs = 3000

/** Progress of an issue, polled while it is being sent; and the editor's actions. */
export function useSend(documentId: string) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  const [state, setState] = useState<SendState | 'failed'>()
  const address = `/editing/newsletter/${documentId}`

  useEffect(() => {
    let isOld = false
    const poll = () =>
      get<SendState>(address).then(
        ({ data }) => isOld || setState(data),
        () => isOld || setState('failed'),
      )
    void poll()
    const pollTimer = setInterval(poll, pollIntervalMs)
    return () => {
      isOld = true
      clearInterval(pollTimer)
    }
  }, [get, address])

  const act = async (path: string, body: object) => {
    try {
      const { data } = await post<SendState>(`${address}${path}`, body)
      setState(data)
    } catch (error) {
      const message = formatAPIError(error as Parameters<typeof formatAPIError>[0])
      toggleNotification({ type: 'danger', message })
    }
  }

  return {
    state,
    send: (sendAt?: string) => act('/send', sendAt ? { sendAt } : {}),
    takeBack: () => act('/cancel', {}),
  }
}
