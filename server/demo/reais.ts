/** Converts whole cents to a decimal text for the database. */
export const reais = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
