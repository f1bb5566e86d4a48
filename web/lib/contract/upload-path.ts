const path = /^\/uploads\/[\w-][\w.-]*$/

/** Whether an address is the path of a file in the media library, as served by web. */
export const isUploadPath = (url: string): boolean => path.test(url)

/** Removes the origin of the cms, which the panel adds, from the address of an upload; other addresses are unchanged. */
export function uploadPathOf(url: string): string {
  const pathname = URL.canParse(url) ? new URL(url).pathname : url
  return isUploadPath(pathname) ? pathname : url
}
