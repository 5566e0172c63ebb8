const exact = (expected: string) => (value: unknown) => {
  if (typeof value !== expected)
    throw new TypeError(`a resolver gave ${typeof value} where the schema says ${expected}`)
  return value
}

/**
 * Serialisers of GraphQL's own scalars that refuse what is not of their type, instead of converting it. Production takes the
 * values as they come (each look at one cost a tenth of a list's time), so every test makes sure that there is nothing to
 * convert: a count that PostgreSQL gives as text would reach the client as text.
 */
export const exactScalars = {
  Int: exact('number'),
  Float: exact('number'),
  String: exact('string'),
  Boolean: exact('boolean'),
  ID: exact('string'),
}
