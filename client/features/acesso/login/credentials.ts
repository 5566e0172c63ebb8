/** Kept in memory between the two steps of the login, and nowhere else. */
export type Credentials = { email: string; password: string }
