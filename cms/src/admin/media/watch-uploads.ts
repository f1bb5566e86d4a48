const most = 20

/** A picture that nobody has described yet. */
export type Undescribed = { id: number; name: string; url: string }

/**
 * Says whenever this browser has finished an upload, in the library, in the form of an entry or by dropping a file
 * somewhere: each of the panel's ways sends the file itself, to count its bytes. What is only asked for is fetched.
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

/** Which of somebody's pictures are asked about: those that came since, and nobody has described. */
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
