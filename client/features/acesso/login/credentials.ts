/** Kept only in memory, between the two steps of the login. */
export type Credentials = { email: string; password: string }
