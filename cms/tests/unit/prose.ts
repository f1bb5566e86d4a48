/** Text without quoted speech, which may use any style. */
export const outsideQuotes = (text: string) => text.replace(/[„“][^„“”]*”|«[^«»]*»/gu, '')

export const sentencesOf = (text: string) => text.split(/(?<=[.?…:])\s+/)
