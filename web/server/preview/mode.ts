import { previewSeconds } from '@krono/contract'
import { cookies, draftMode } from 'next/headers'
import { draftCookie } from '@/server/next-internals/identifying-cookies.mjs'
import {
  previewAttributes as attributes,
  learnerCookie,
  type Preview,
  type PreviewLearner,
  previewCookie,
  sealPreview,
} from './cookie'

/** Starts the preview in this browser, for a working day. */
export async function startPreview(preview: Preview) {
  const mode = await draftMode()
  mode.enable()
  const store = await cookies()
  const maxAge = previewSeconds.mode
  store.set(draftCookie, store.get(draftCookie)?.value ?? '', { ...attributes, maxAge })
  store.set(previewCookie, await sealPreview(preview, maxAge), { ...attributes, maxAge })
}

/** Stores who looks at courses, for the rest of the preview. */
export async function chooseLearner(learner: PreviewLearner) {
  const store = await cookies()
  store.set(learnerCookie, learner, { ...attributes, maxAge: previewSeconds.mode })
}

/** Ends the preview in this browser. */
export async function endPreview() {
  const store = await cookies()
  for (const name of [draftCookie, previewCookie, learnerCookie]) {
    store.set(name, '', { ...attributes, expires: new Date(0) })
  }
}
