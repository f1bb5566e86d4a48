/** Whether a path equals one of `starts` or is below it. A start with a final slash matches only paths below it. */
export const isBelow = (path: string, starts: readonly string[]) =>
  starts.some(
    (start) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`),
  )
