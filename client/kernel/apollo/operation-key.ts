/** How an operation is known among the copies. */
export const operationKey = (name: string | undefined, variables: object): string =>
  `${name} ${JSON.stringify(Object.fromEntries(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))))}`
