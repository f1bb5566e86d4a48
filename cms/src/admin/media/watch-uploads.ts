const most = 20

/** A picture without an alternative text. */
export type Undescribed = { id: number; name: string; url: string }

/**
 * Calls `onUpload` whenever this browser has finished an upload: in the library, in an entry's form or by drag and
 * drop. All of the panel's uploads use XMLHttpRequest, for progress; other requests use fetch.
 */
export function watchUploads(onUpload: () => void) {
  const watching = new PerformanceObserver((list) => {
    const isUpload = list
      .getEntries()
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.initiatorType === 'xmlhttprequest' &&
          /\/upload(\/files)?$/.test(new URL(entry.name).pathname),
      )
    if (isUpload) onUpload()
  })
  watching.observe({ type: 'resource' })
  return () => watching.disconnect()
}

/** Query for the user's pictures to ask about: uploaded since an instant and without an alternative text. */
export const undescribedSince = (since: Date, userId: unknown) => ({
  sort: 'createdAt:desc',
  pageSize: most,
  filters: {
    $and: [
      { mime: { $startsWith: 'image/' } },
      { $or: [{ alternativeText: { $null: true } }, { alternativeText: { $eq: '' } }] },
      { createdAt: { $gte: since.toISOString() } },
      { createdBy: { id: { $eq: userId } } },
    ],
  },
})
