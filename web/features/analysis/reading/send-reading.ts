import { isNothing, type News, nothingNew, withNews } from './news'

/** Minimum interval between two reports of reading progress to the cms. */
const restMs = 10_000

const nameOf = (analysis: string) => `reading.${analysis}`

// Storage may be switched off or full: then unsent events are lost with the page.
function ignoreErrors<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Events that this browser could not send yet, also from earlier visits. */
export const unsentReading = (analysis: string): News =>
  ignoreErrors(() => {
    const text = localStorage.getItem(nameOf(analysis))
    return text ? withNews(nothingNew, JSON.parse(text)) : undefined
  }) ?? nothingNew

function store(analysis: string, news: News) {
  ignoreErrors(() => {
    if (isNothing(news)) localStorage.removeItem(nameOf(analysis))
    else localStorage.setItem(nameOf(analysis), JSON.stringify(news))
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Stores events and sends them soon; the last ones are sent before the page closes. */
export function recordReading(analysis: string, more: Partial<News>) {
  store(analysis, withNews(unsentReading(analysis), more))
  timer ??= setTimeout(() => sendReading(analysis), restMs)
}

/** Sends new events to the cms with `keepalive`; without a response they are sent again later. */
export async function sendReading(analysis: string, isOpening = false) {
  clearTimeout(timer)
  timer = undefined
  const news = unsentReading(analysis)
  if (isNothing(news) && !isOpening) return
  store(analysis, nothingNew)
  const answer = await fetch(`/api/analysis/${analysis}/reading`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(news),
  }).catch(() => undefined)
  // Invalid, or no analysis of the user: another attempt would be refused as well.
  if (answer?.ok || answer?.status === 400 || answer?.status === 404) return
  store(analysis, withNews(news, unsentReading(analysis)))
}
