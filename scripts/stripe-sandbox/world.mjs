import { createClock } from './clock.mjs'
import { newId } from './ids.mjs'
import { createStore } from './store.mjs'
import { apiVersion } from './types.mjs'
import { createPost } from './webhooks/post.mjs'

/**
 * @typedef {object} Settings
 * @property {string} url of the pages, without a slash at its end
 * @property {string} secretKey
 * @property {string} webhookSecret
 * @property {string} webhookUrl where events are sent
 * @property {string} [stateFile]
 */

/**
 * The sandbox without its doors: what it knows, its time, and the events that it tells.
 *
 * @param {Settings} settings
 */
export function createWorld(settings) {
  const store = createStore(settings.stateFile)
  const clock = createClock()
  const post = createPost({ secret: settings.webhookSecret, url: settings.webhookUrl, store })
  /** @type {import('./store.mjs').Event['request']} */
  let cause = null
  return {
    settings,
    store,
    clock,
    post,
    /**
     * Tells of what has just happened; the content is that of now and stays.
     *
     * @param {string} type
     * @param {object} object
     * @param {object} [previous] what the changed fields were before
     */
    emit(type, object, previous) {
      const data = structuredClone({
        object,
        ...(previous ? { previous_attributes: previous } : {}),
      })
      /** @type {import('./store.mjs').Event} */
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: clock.now(),
        data,
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      }
      store.events.set(event.id, event)
      store.changed()
      post.send(event)
    },
    /**
     * Events name the call that caused them.
     *
     * @template T
     * @param {{ id: string, idempotency_key: string | null }} request
     * @param {() => T} work does not wait for anything
     * @returns {T}
     */
    during(request, work) {
      cause = request
      try {
        return work()
      } finally {
        cause = null
        store.changed()
      }
    },
  }
}

/** @typedef {ReturnType<typeof createWorld>} World */
