const path = /^\/uploads\/[\w-][\w.-]*$/

/** Whether an address is a file of the media library, as browsers ask web for it. */
export const isUploadPath = (url: string): boolean => path.test(url)

/** The address of an upload without the origin of the cms, which the panel puts before it; others stay as they are. */
export function uploadPathOf(url: string): string {
  const pathname = URL.canParse(url) ? new URL(url).pathname : url
  return isUploadPath(pathname) ? pathname : url
}
