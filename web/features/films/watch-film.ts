/** Of a film that runs, the cms hears so often at most. */
const restSeconds = 10

/** Outlives the page; what is not heard is said again with the next place. */
const tell = (film: string, seconds: number) =>
  fetch(`/api/films/${film}/progress`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  }).catch(() => undefined)

/** Keeps where somebody is in a film, and goes to the second of a link that they press (`data-second`). */
export function watchFilm(film: string, video: HTMLVideoElement, signal: AbortSignal) {
  let told: number | undefined

  const say = () => {
    const now = Math.floor(video.currentTime)
    if (now === told || video.readyState === 0) return
    told = now
    void tell(film, now)
  }

  const seek = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-second]')
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
    if (!link || !isPlain) return
    event.preventDefault()
    video.currentTime = Number(link.dataset.second)
    video.scrollIntoView({ block: 'nearest' })
    video.play().catch(() => undefined)
  }

  video.addEventListener(
    'timeupdate',
    () => {
      if (!video.paused && Math.abs(video.currentTime - (told ?? 0)) >= restSeconds) say()
    },
    { signal },
  )
  // Nobody who only opened the page is told to be at its beginning.
  const leave = () => told !== undefined || video.played.length > 0
  video.addEventListener('pause', say, { signal })
  video.addEventListener('ended', say, { signal })
  document.addEventListener('click', seek, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && leave() && say(), {
    signal,
  })
  addEventListener('pagehide', () => leave() && say(), { signal })
  signal.addEventListener('abort', () => leave() && say())
}
