import { previewSeconds } from '@krono/contract'
import { cookies, draftMode } from 'next/headers'
import { draftCookie } from '@/server/next-internals/draft-cookie'
import { type Preview, previewCookie, sealPreview } from './cookie'

/**
 * The panel shows pages in a frame, and in production it is another site. Cookies in such a frame must be
 * `SameSite=None`, therefore `Secure`, and `Partitioned` in browsers that block third-party cookies. Browsers treat
 * localhost as secure.
 */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  partitioned: true,
} as const

/** Starts the preview in this browser, for a working day. */
export async function startPreview(preview: Preview) {
  const mode = await draftMode()
  mode.enable()
  const store = await cookies()
  const maxAge = previewSeconds.mode
  store.set(draftCookie, store.get(draftCookie)?.value ?? '', { ...attributes, maxAge })
  store.set(previewCookie, await sealPreview(preview, maxAge), { ...attributes, maxAge })
}

/** Ends the preview in this browser. */
export async function endPreview() {
  const store = await cookies()
  for (const name of [draftCookie, previewCookie]) {
    store.set(name, '', { ...attributes, expires: new Date(0) })
  }
}
