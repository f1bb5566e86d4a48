import { isNothing, type News, nothingNew, withNews } from './news'

/** Of what happens while somebody reads, the cms hears so often at most. */
const restMs = 10_000

const nameOf = (analysis: string) => `reading.${analysis}`

// Storage may be switched off or full: then what was not told is lost with its page.
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** What this browser could not tell yet, also from before: a train went through a tunnel. */
export const untold = (analysis: string): News =>
  quietly(() => {
    const text = localStorage.getItem(nameOf(analysis))
    return text ? withNews(nothingNew, JSON.parse(text)) : undefined
  }) ?? nothingNew

function keep(analysis: string, news: News) {
  quietly(() => {
    if (isNothing(news)) localStorage.removeItem(nameOf(analysis))
    else localStorage.setItem(nameOf(analysis), JSON.stringify(news))
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Notes what happened, and tells it soon; what happened last must not wait longer than a page lives. */
export function note(analysis: string, more: Partial<News>) {
  keep(analysis, withNews(untold(analysis), more))
  timer ??= setTimeout(() => tell(analysis), restMs)
}

/** Tells the cms what is new. It outlives the page; without an answer it is told again later. */
export async function tell(analysis: string, isOpening = false) {
  clearTimeout(timer)
  timer = undefined
  const news = untold(analysis)
  if (isNothing(news) && !isOpening) return
  keep(analysis, nothingNew)
  const answer = await fetch(`/api/analysis/${analysis}/reading`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(news),
  }).catch(() => undefined)
  // Rubbish, or no analysis of theirs: nobody would take it later either.
  if (answer?.ok || answer?.status === 400 || answer?.status === 404) return
  keep(analysis, withNews(news, untold(analysis)))
}
