import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { FilesFault } from '../../learning/import/collect-files'
import type { LessonPlan, WrittenLessons } from '../../panel/api/lessons'

export type Wish = Readonly<Record<string, string>>
type Answer = LessonPlan | WrittenLessons | { fault: FilesFault }

/** Whether an answer is of the second call. */
export const isWritten = (answer: LessonPlan | WrittenLessons): answer is WrittenLessons =>
  'written' in answer

/** The calls of an import: the plan of some files, and writing it. */
export function useImport() {
  const { post } = useFetchClient()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [isBusy, setBusy] = useState(false)
  const send = async (address: string, files: readonly File[], wish: Wish) => {
    const body = new FormData()
    for (const file of files) body.append('files', file)
    for (const [name, value] of Object.entries(wish)) body.set(name, value)
    setBusy(true)
    const answered = await post<Answer>(address, body).catch(() => undefined)
    setBusy(false)
    setAnswer(answered?.data ?? 'failed')
  }
  return {
    ...{ answer, isBusy },
    forget: () => setAnswer(undefined),
    plan: (files: readonly File[], wish: Wish) => send('/editing/lessons/import', files, wish),
    write: (files: readonly File[], wish: Wish) =>
      send('/editing/lessons/import/write', files, wish),
  }
}
