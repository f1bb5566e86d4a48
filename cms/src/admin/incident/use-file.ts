import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** The response of the cms about an incident: undefined while loading, `failed` after an error. */
export function useFile<File>(path: string | undefined): File | 'failed' | undefined {
  const { get } = useFetchClient()
  const [file, setFile] = useState<File | 'failed'>()
  useEffect(() => {
    if (path === undefined) return
    let isWanted = true
    const take = (answer: File | 'failed') => isWanted && setFile(answer)
    get<File>(`/krono/incidents/${path}`).then(
      ({ data }) => take(data),
      () => take('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [get, path])
  return file
}
