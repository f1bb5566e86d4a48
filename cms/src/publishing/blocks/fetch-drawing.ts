import { env } from '../../platform/lib/env'

const timeoutMs = 8000

/** Fetches a drawing from web by its path (`drawingPath`). Resolves with undefined while web is down. */
export const fetchDrawing = (path: string): Promise<Response | undefined> =>
  fetch(new URL(path, env.WEB_URL), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
