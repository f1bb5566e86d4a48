import type { Core } from '@strapi/strapi'

/** Whose analyses, and whose links, is found without a search. */
const indexes = {
  analyses_user_id: 'analyses (user_id, id)',
  download_links_analysis_id: 'download_links (analysis_id, id)',
  download_links_user_id: 'download_links (user_id)',
  download_links_expires_at: 'download_links (expires_at)',
} as const

/** One analysis an order, one share an analysis: what makes them rests on it. */
const unique = {
  analyses_order_id_once: 'analyses (order_id)',
  download_links_token_hash_once: 'download_links (token_hash)',
  shared_results_analysis_id_once: 'shared_results (analysis_id) WHERE analysis_id IS NOT NULL',
  text_editions_edition_key_once: 'text_editions (edition_key)',
} as const

export async function ensureAnalysisIndexes({ db: { connection } }: Core.Strapi) {
  for (const [name, rows] of Object.entries(indexes)) {
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON ${rows}`, [name])
  }
  for (const [name, rows] of Object.entries(unique)) {
    await connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ${rows}`, [name])
  }
}
