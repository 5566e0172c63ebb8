/** Kept only in memory, between the two steps of the login. `igreja`: the church that this browser knows. */
export type Credentials = { email: string; password: string; igreja?: number }
