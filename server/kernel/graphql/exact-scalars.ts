const exact = (expected: string) => (value: unknown) => {
  if (typeof value !== expected)
    throw new TypeError(`a resolver gave ${typeof value} where the schema says ${expected}`)
  return value
}

/**
 * Serialisers of the built-in scalars that refuse values of another type instead of converting them. Production does
 * not check the values (a check of each costs a tenth of a list's time), so every test verifies that nothing needs
 * conversion: a count that PostgreSQL returns as text would reach the client as text.
 */
export const exactScalars = {
  Int: exact('number'),
  Float: exact('number'),
  String: exact('string'),
  Boolean: exact('boolean'),
  ID: exact('string'),
}
