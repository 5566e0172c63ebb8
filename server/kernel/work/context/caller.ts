import type { Viewer } from '../../access/can.js'

/** Who sent a request or queued a job. */
export interface Caller {
  viewer: Viewer | null
  requestId: string
  ip: string
  userAgent: string
  /** the value of the Idempotency-Key header */
  idempotencyKey?: string | undefined
  /** the church that the header `x-igreja` names, as it was sent */
  igreja?: string | undefined
  /** a call over REST. Older integrations do not know the recycle bin, so deleted records do not exist for them. */
  overRest?: boolean
  /** sets a cookie on the response */
  setCookie?: (name: string, value: string, options: { path: string; maxAge: number }) => void
}
