/** The PDF behind a download link. */
export const fileAt = (token: string) => `/api/analysis/download/${encodeURIComponent(token)}`
