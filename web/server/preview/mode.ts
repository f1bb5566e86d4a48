import { previewSeconds } from '@krono/contract'
import { cookies, draftMode } from 'next/headers'
import { draftCookie } from '@/server/next-internals/draft-cookie'
import { type Preview, previewCookie, sealPreview } from './cookie'

/**
 * The panel shows pages in a frame, and in production it has another site than they: such cookies must
 * be `None`, therefore `Secure`, and `Partitioned` where browsers keep no others in a frame. Browsers
 * take localhost for secure.
 */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  partitioned: true,
} as const

/** From here on this browser sees the site as `preview` says, for a working day. */
export async function startPreview(preview: Preview) {
  const mode = await draftMode()
  mode.enable()
  const store = await cookies()
  const maxAge = previewSeconds.mode
  store.set(draftCookie, store.get(draftCookie)?.value ?? '', { ...attributes, maxAge })
  store.set(previewCookie, await sealPreview(preview, maxAge), { ...attributes, maxAge })
}

/** This browser is a visitor's again. */
export async function endPreview() {
  const store = await cookies()
  for (const name of [draftCookie, previewCookie]) {
    store.set(name, '', { ...attributes, expires: new Date(0) })
  }
}
