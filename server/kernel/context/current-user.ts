import type { Viewer } from '../access/can.js'
import type { Trust } from '../tenant/trust.js'

/** The current user of a request. One whom an earlier request has found is trusted until the first read, see Trust. */
export interface CurrentUser {
  viewer: Viewer | null
  trusted?: Trust | undefined
}

/** Sets a current user whom an earlier request has found, and whom the first read proves. */
export function trust(user: CurrentUser, trusted: Trust): void {
  user.trusted = trusted
  user.viewer = trusted.viewer
}
