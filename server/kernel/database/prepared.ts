/*
 * Statements are prepared once a connection and then only bound: PostgreSQL plans a list of ours longer than it runs it. What
 * differs from call to call must therefore be a parameter (`= any($1)`, not `in ($1, $2, ...)`).
 */
const names = new Map<string, string>()

/** Far more than the application has; ad-hoc text beyond it is simply not prepared. */
const most = 1000

/**
 * The name to prepare a statement under, the same for the same text.
 * @returns undefined when it should not be prepared: searches are planned for what they look for and in which church. A plan
 * for any church expects few rows, and took 5 s instead of 30 ms to search the members of a church of 10,000.
 */
export function preparedName(text: string): string | undefined {
  if (text.includes(' like ')) return undefined
  let name = names.get(text)
  if (name === undefined && names.size < most) names.set(text, (name = `s${names.size}`))
  return name
}
