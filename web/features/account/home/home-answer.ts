/** What the home page of members tells of its reader: GET /api/home. */
export type HomeAnswer = {
  /** Their plate as the source of a picture; null without a birth date. */
  plate: string | null
  /** A sentence for each classical cycle, today; null without a birth date. */
  today: readonly { name: string; text: string }[] | null
  /** Saved dates, the newest first. */
  people: readonly { name: string; href: string }[]
  /** Analyses that were not opened yet. */
  unread: readonly { kind: string; title: string; href: string }[]
  hasAnalyses: boolean
}
