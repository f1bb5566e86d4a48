/** Whether an address is one of these, or below it; what ends with a slash has pages below it alone. */
export const isBelow = (path: string, starts: readonly string[]) =>
  starts.some(
    (start) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`),
  )
