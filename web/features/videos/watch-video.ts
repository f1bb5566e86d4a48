/** Minimum interval between two reports of a playing video to the cms. */
const restSeconds = 10

/** The request survives the page; the next position replaces a lost report. */
const sendReport = (id: string, seconds: number) =>
  fetch(`/api/films/${id}/progress`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  }).catch(() => undefined)

/** Reports the position in a video to the cms, and seeks to the second of a clicked link (`data-second`). */
export function watchVideo(id: string, video: HTMLVideoElement, signal: AbortSignal) {
  let reported: number | undefined

  const report = () => {
    const now = Math.floor(video.currentTime)
    if (now === reported || video.readyState === 0) return
    reported = now
    void sendReport(id, now)
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
      if (!video.paused && Math.abs(video.currentTime - (reported ?? 0)) >= restSeconds) report()
    },
    { signal },
  )
  // Without playback nothing is reported, so that opening the page does not reset the position.
  const leave = () => reported !== undefined || video.played.length > 0
  video.addEventListener('pause', report, { signal })
  video.addEventListener('ended', report, { signal })
  document.addEventListener('click', seek, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && leave() && report(), {
    signal,
  })
  addEventListener('pagehide', () => leave() && report(), { signal })
  signal.addEventListener('abort', () => leave() && report())
}
